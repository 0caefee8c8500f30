// Hints about the category tree for organisers: missing translations, near duplicates, and unused categories.
import { foldName } from '../exhibitor/merge.ts';
import type { EditionLanguages, Language } from '../language/languages.ts';
import type { Named } from './names.ts';

interface Counted extends Named {
  id: number;
  exhibitors: number;
  registrations: number;
}

export interface CategoryHints {
  /** Languages without a name. */
  missing: Language[];
  /** A more used one whose name starts with the same words; null if there is none. */
  like: string | null;
  isHardlyUsed: boolean;
}

/** A sub-category with at most this many exhibitors and visitors is hardly used. */
const FEW = { exhibitors: 2, registrations: 3 };

const missingOf = ({ names }: Named, languages: EditionLanguages): Language[] =>
  languages.filter((language) => language !== 'en' && !names?.[language]);

/** Hints for a category. @param languages of the edition */
export const hintsOfCategory = (category: Named, languages: EditionLanguages): CategoryHints => ({
  missing: missingOf(category, languages),
  like: null,
  isHardlyUsed: false,
});

/** Hints for a sub-category, compared with all others of the edition. */
export function hintsOfSubCategory(
  sub: Counted,
  all: readonly Counted[],
  languages: EditionLanguages,
): CategoryHints {
  const words = wordsOf(sub.name);
  const like = all.find(
    (other) =>
      other.id !== sub.id &&
      other.exhibitors + other.registrations > sub.exhibitors + sub.registrations &&
      words.every((word, index) => wordsOf(other.name)[index] === word),
  );
  return {
    missing: missingOf(sub, languages),
    like: like?.name ?? null,
    isHardlyUsed: sub.exhibitors <= FEW.exhibitors && sub.registrations <= FEW.registrations,
  };
}

/** Folded words without English plural endings. */
const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .map((word) => word.replace(/s$/, ''));
