// The kinds of problems in a file, and what is left to decide for each.
import type { ImportTrouble, ImportView } from '@visavis/contract/import/plan';
import { looseBooth, looseName } from '@visavis/domain/import/alike';
import type { ImportKind } from '@visavis/domain/import/kinds';
import { TROUBLE_KINDS, type TroubleKind } from '@visavis/domain/import/plan-types';
import type { Text, TextId } from '../../i18n/text.ts';

const KIND_WORDS = {
  cells: 'imports.kindCells',
  absence: 'imports.kindAbsence',
  alike: 'imports.kindAlike',
  category: 'imports.kindCategory',
  country: 'imports.kindCountry',
  size: 'imports.kindSize',
  booth: 'imports.kindBooth',
  shared: 'imports.kindShared',
  commas: 'imports.kindCommas',
  exhibitor: 'imports.kindExhibitor',
  hour: 'imports.kindHour',
  taken: 'imports.kindTaken',
} as const satisfies Record<TroubleKind, TextId>;
/** Where lists of people use another word. */
const OF_PEOPLE: Partial<Record<TroubleKind, TextId>> = {
  category: 'imports.kindInterest',
  hour: 'imports.kindMeetingHour',
};

export const kindWords = (importKind: ImportKind, kind: TroubleKind): TextId =>
  (importKind === 'registrations' ? OF_PEOPLE[kind] : undefined) ?? KIND_WORDS[kind];

/** The question about a problem. */
export function titleOf(
  { kind: importKind }: Pick<ImportView, 'kind'>,
  trouble: ImportTrouble,
  text: Text,
): string {
  const { kind, label, about } = trouble;
  const isNone = label === '';
  const of = (words: TextId) => text(words, { name: label });
  switch (kind) {
    case 'cells':
      return text('imports.cellsTitle', { row: trouble.rows[0] ?? 0 });
    case 'absence':
      return of('imports.absenceTitle');
    case 'shared':
      return text('imports.sharedTitle', { booth: label });
    case 'commas':
      return text('imports.commasTitle');
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

/** The kinds that occur in the file, in the best order for deciding them. */
export function kindsOf({ troubles }: Pick<ImportView, 'troubles'>): KindOfTrouble[] {
  return TROUBLE_KINDS.map((kind) => {
    const own = troubles.filter((trouble) => trouble.kind === kind);
    return { kind, troubles: own, open: own.filter(({ decision }) => decision === null) };
  }).filter(({ troubles: own }) => own.length > 0);
}

/** Those of the same name: as far as a file can tell, the exhibitor has moved, or has several booths. */
export const sameName = (open: readonly ImportTrouble[]): ImportTrouble[] =>
  open.filter(
    ({ canMerge, members }) =>
      canMerge && new Set(members.map(({ company }) => looseName(company))).size === 1,
  );

/** Those that one merge of all covers: they differ only in how name and booth are spelled. */
export const mergeable = (open: readonly ImportTrouble[]): ImportTrouble[] =>
  open.filter(
    ({ canMerge, members }) => canMerge && new Set(members.map(({ booth }) => looseBooth(booth))).size === 1,
  );
