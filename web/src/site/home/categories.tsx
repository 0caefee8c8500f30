// The number of exhibitors in each category, each linking into the directory.
import { useQuery } from '@tanstack/react-query';
import { EXHIBITIONS_PATH } from '@visavis/contract/page-path';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { factsQuery } from '../../queries/home.ts';
import { LinkButton } from '../../ui/button.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './categories.module.css';
import { Section } from './section.tsx';

export function Categories() {
  const text = useText();
  const dates = useDates();
  const { data: facts, isError } = useQuery(factsQuery());
  if (!facts && isError) return null;
  const all = (
    <LinkButton to={EXHIBITIONS_PATH} variant="text" iconAfter={<ArrowRight aria-hidden />}>
      {text('home.allExhibitors')}
    </LinkButton>
  );
  const { exhibitors = 0, countries = 0, categories = [] } = facts ?? {};
  return (
    <Section
      title={text('home.categoriesTitle')}
      lead={facts ? text('home.categoriesLead', { exhibitors, countries }) : ''}
      more={all}
    >
      <ul className={styles.categories} data-waiting={facts ? undefined : ''}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={`${EXHIBITIONS_PATH}?categories=${category.id}`}
              aria-label={text('home.categoryLink', {
                name: dates.named(category),
                count: category.exhibitors,
              })}
            >
              <span>{dates.named(category)}</span>
              <span className={textStyles.quietFigures}>{category.exhibitors}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
