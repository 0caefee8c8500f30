// The kinds of trouble of a file, and what is left to decide of each.
import type { ImportTrouble, ImportView } from '@visavis/contract/import/plan';
import { TROUBLE_KINDS, type TroubleKind } from '@visavis/domain/import/plan-types';
import type { TextId } from '../../i18n/text.ts';

export const KIND_WORDS = {
  alike: 'imports.kindAlike',
  category: 'imports.kindCategory',
  country: 'imports.kindCountry',
  booth: 'imports.kindBooth',
  hour: 'imports.kindHour',
} as const satisfies Record<TroubleKind, TextId>;

export interface KindOfTrouble {
  kind: TroubleKind;
  troubles: ImportTrouble[];
  /** Not decided yet. */
  open: ImportTrouble[];
}

/** Kinds that the file has, in the order in which they are best decided. */
export function kindsOf({ troubles }: Pick<ImportView, 'troubles'>): KindOfTrouble[] {
  return TROUBLE_KINDS.map((kind) => {
    const own = troubles.filter((trouble) => trouble.kind === kind);
    return { kind, troubles: own, open: own.filter(({ decision }) => decision === null) };
  }).filter(({ troubles: own }) => own.length > 0);
}

/** Those that a merge of all like it takes: they differ by nothing but the spelling of name and booth. */
export const mergeable = (open: readonly ImportTrouble[]): ImportTrouble[] =>
  open.filter(
    ({ canMerge, members }) =>
      canMerge &&
      new Set(members.map(({ booth }) => booth.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))).size === 1,
  );
