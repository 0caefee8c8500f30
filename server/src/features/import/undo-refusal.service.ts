// Refuses to take an import back, naming what was changed since or depends on it.
import { type Message, message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';

/** Names in a refusal; the others are counted. */
const NAMED = 5;

/** @throws AppError 'import.in-use' */
export function refuseDependents(changed: readonly string[], met: readonly string[]): void {
  const blocked = dependentsOf(changed, met);
  if (blocked) throw new AppError('import.in-use', blocked);
}

/** Null where nothing stands against it. */
export function dependentsOf(changed: readonly string[], met: readonly string[]): Message | null {
  if (changed.length + met.length === 0) return null;
  return message('import.undo-blocked', {
    changed: changed.slice(0, NAMED),
    met: met.slice(0, NAMED),
    more: Math.max(0, changed.length - NAMED) + Math.max(0, met.length - NAMED),
  });
}
