// The accessible label of a row: its name, what it has, and what needs attention.
import type { CategoryHints } from '@visavis/domain/category/hints';
import { nameIn } from '@visavis/domain/category/names';
import { LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import { useLanguage } from '../../../i18n/language.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import type { TreeRow } from '../tree-rows.ts';

export type Hint = { kind: 'missing' | 'like' | 'hardly-used'; words: string };

export function hintsInWords(text: Text, { missing, like, isHardlyUsed }: CategoryHints): Hint[] {
  const languages = missing.map((language) => LANGUAGE_NAMES[language]).join(', ');
  return [
    ...(like === null ? [] : [{ kind: 'like' as const, words: text('categories.hintLike', { name: like }) }]),
    ...(isHardlyUsed ? [{ kind: 'hardly-used' as const, words: text('categories.hintHardlyUsed') }] : []),
    ...(languages === ''
      ? []
      : [{ kind: 'missing' as const, words: text('categories.hintMissing', { language: languages }) }]),
  ];
}

export const usesInWords = (
  text: Text,
  node: { exhibitors: number; products: number; registrations: number },
): string =>
  text('categories.uses', {
    exhibitors: node.exhibitors,
    products: node.products,
    visitors: node.registrations,
  });

export function useRowLabel(): (row: TreeRow) => string {
  const text = useText();
  const language = useLanguage();
  const dates = useDates();
  return ({ node, hints }) => {
    const name = nameIn(node, language);
    const uses = usesInWords(text, node);
    const row =
      'subCategories' in node
        ? text('categories.rowCategory', { name, subCategories: node.subCategories.length, uses })
        : text('categories.rowSub', { name, uses });
    const words = hintsInWords(text, hints).map((hint) => hint.words);
    return words.length === 0 ? row : text('categories.rowHints', { row, hints: dates.series(words) });
  };
}
