// The kinds of trouble of a file, and what is left to decide of each.
import type { ImportTrouble, ImportView } from '@visavis/contract/import/plan';
import type { ImportKind } from '@visavis/domain/import/kinds';
import { TROUBLE_KINDS, type TroubleKind } from '@visavis/domain/import/plan-types';
import type { Text, TextId } from '../../i18n/text.ts';

const KIND_WORDS = {
  alike: 'imports.kindAlike',
  category: 'imports.kindCategory',
  country: 'imports.kindCountry',
  size: 'imports.kindSize',
  booth: 'imports.kindBooth',
  exhibitor: 'imports.kindExhibitor',
  hour: 'imports.kindHour',
  taken: 'imports.kindTaken',
} as const satisfies Record<TroubleKind, TextId>;
/** Where a list of people has another word for it. */
const OF_PEOPLE: Partial<Record<TroubleKind, TextId>> = {
  category: 'imports.kindInterest',
  hour: 'imports.kindMeetingHour',
};

export const kindWords = (importKind: ImportKind, kind: TroubleKind): TextId =>
  (importKind === 'registrations' ? OF_PEOPLE[kind] : undefined) ?? KIND_WORDS[kind];

/** What is asked about a trouble. */
export function titleOf(
  { kind: importKind }: Pick<ImportView, 'kind'>,
  trouble: ImportTrouble,
  text: Text,
): string {
  const { kind, label, about } = trouble;
  const isNone = label === '';
  const of = (words: TextId) => text(words, { name: label });
  switch (kind) {
    case 'alike':
      return text('imports.alikeTitle');
    case 'category':
      return of(importKind === 'registrations' ? 'imports.interestTitle' : 'imports.categoryTitle');
    case 'country':
      return isNone ? text('imports.countryTitleNone') : of('imports.countryTitle');
    case 'size':
      return isNone ? text('imports.sizeTitleNone') : of('imports.sizeTitle');
    case 'booth':
      return of('imports.boothTitle');
    case 'exhibitor':
      return of('imports.exhibitorTitle');
    case 'hour':
      return isNone ? text('imports.noHourTitle') : of('imports.hourTitle');
    case 'taken':
      return about ? text.message(about, about.code) : label;
  }
}

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
