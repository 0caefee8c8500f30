// Exhibitors that today's list lacks, such as one chosen for a walk-in; they are removed with the list.
import type { DeskExhibitor } from '@visavis/contract/desk/endpoints';
import { forgetKept, keep, readKept } from '../../lib/session-token.ts';

const KEY = 'desk-exhibitors';

/** Also empty if the stored value cannot be read. */
export function rememberedExhibitors(): DeskExhibitor[] {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as DeskExhibitor[]) : [];
  } catch {
    return [];
  }
}

export function rememberExhibitors(exhibitors: readonly DeskExhibitor[]): void {
  const known = new Map(rememberedExhibitors().map((one) => [one.id, one]));
  for (const one of exhibitors) known.set(one.id, one);
  keep(KEY, JSON.stringify([...known.values()]));
}

export const forgetExhibitors = (): void => forgetKept(KEY);
