// Refuses to undo an import, naming what has changed since or depends on it.
import { type Message, message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { Since } from './registrations-made.repository.ts';

/** Names listed in a refusal; the others are counted. */
const NAMED = 5;

/** @throws AppError 'import.in-use' */
export function refuseDependents(changed: readonly string[], met: readonly string[]): void {
  const blocked = dependentsOf(changed, met);
  if (blocked) throw new AppError('import.in-use', blocked);
}

/** Null if nothing prevents the undo. */
export function dependentsOf(changed: readonly string[], met: readonly string[]): Message | null {
  if (changed.length + met.length === 0) return null;
  return message('import.undo-blocked', {
    changed: changed.slice(0, NAMED),
    met: met.slice(0, NAMED),
    more: Math.max(0, changed.length - NAMED) + Math.max(0, met.length - NAMED),
  });
}

/** The same for people who were changed, emailed or erased since. */
export function peopleInTheWay(found: readonly Since[]): Message | null {
  if (found.length === 0) return null;
  const namesOf = (what: Since['what']) => found.filter((one) => one.what === what).map(({ name }) => name);
  const [written, changed] = [namesOf('written'), namesOf('changed')];
  return message('import.undo-blocked-people', {
    written: written.slice(0, NAMED),
    changed: changed.slice(0, NAMED),
    erased: namesOf('erased').length,
    more: Math.max(0, written.length - NAMED) + Math.max(0, changed.length - NAMED),
  });
}
