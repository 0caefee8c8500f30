// The parts of an exhibitor's profile that are there, and those that visitors would miss.
import { type EditionLanguages, LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import { Check, TriangleAlert } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { classNames } from '../../../ui/class-names.ts';
import textStyles from '../../../ui/text.module.css';
import type { ExhibitorDraft } from '../draft.ts';
import styles from './gap-list.module.css';

interface Line {
  words: string;
  isMet: boolean;
}

export function GapList({ draft, hasLogo }: { draft: ExhibitorDraft; hasLogo: boolean }) {
  const text = useText();
  const languages = useEditionLanguages();
  return (
    <ul className={styles.list} aria-label={text('exhibitors.gaps')}>
      {linesOf(text, draft, { hasLogo, languages }).map(({ words, isMet }) => (
        <li key={words} className={classNames(styles.line, isMet ? textStyles.success : textStyles.warning)}>
          {isMet ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
          {words}
        </li>
      ))}
    </ul>
  );
}

function linesOf(
  text: Text,
  draft: ExhibitorDraft,
  { hasLogo, languages }: { hasLogo: boolean; languages: EditionLanguages },
): Line[] {
  const isBlank = (words: string): boolean => words.trim() === '';
  const has = (isMet: boolean, met: string, missing: string): Line => ({
    words: isMet ? met : missing,
    isMet,
  });
  const undescribed = draft.products.filter(({ description }) => isBlank(description.en)).length;
  return [
    has(
      !isBlank(draft.boothNumber),
      text('exhibitors.boothIs', { booth: draft.boothNumber }),
      text('exhibitors.gap.booth'),
    ),
    has(
      draft.subCategoryIds.length > 0,
      text('exhibitors.categoryCount', { count: draft.subCategoryIds.length }),
      text('exhibitors.gap.subCategory'),
    ),
    has(!isBlank(draft.regionCountry), text('exhibitors.country'), text('exhibitors.gap.country')),
    has(
      !isBlank(draft.productProfile.en),
      text('exhibitors.productProfile'),
      text('exhibitors.gap.productProfile'),
    ),
    has(!isBlank(draft.description.en), text('exhibitors.description'), text('exhibitors.gap.description')),
    has(
      draft.products.length > 0,
      text('exhibitors.productCount', { count: draft.products.length }),
      text('exhibitors.gap.product'),
    ),
    has(hasLogo, text('exhibitors.logo'), text('exhibitors.gap.logo')),
    ...languages
      .filter((language) => isBlank(draft.productProfile[language]) && isBlank(draft.description[language]))
      .filter((language) => language !== 'en')
      .map((language) => ({
        words: text('exhibitors.languageMissing', { language: LANGUAGE_NAMES[language] }),
        isMet: false,
      })),
    ...(undescribed > 0
      ? [{ words: text('exhibitors.undescribed', { count: undescribed }), isMet: false }]
      : []),
  ];
}
