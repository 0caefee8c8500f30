// Views of the list with how many exhibitors each shows: all, full, without meetings, not complete, archived.
import type { ExhibitorFacts } from '@visavis/contract/exhibitor-profile/profile';
import { Link, useSearchParams } from 'react-router';
import { type TextId, useText } from '../../../i18n/text.ts';
import { withPart } from '../../../lib/use-address-filter.ts';
import type { ExhibitorFilter } from '../filters.ts';
import styles from './view-links.module.css';

interface View {
  title: TextId;
  /** The parts of the filter that it stands for; '' where it has none. */
  parts: Readonly<Record<'taken' | 'gap' | 'archived', string>>;
  count: (facts: ExhibitorFacts) => number;
}

const view = (title: TextId, count: View['count'], parts: Partial<View['parts']> = {}): View => ({
  title,
  count,
  parts: { taken: '', gap: '', archived: '', ...parts },
});

const VIEWS: readonly View[] = [
  view('exhibitors.viewAll', ({ exhibitors }) => exhibitors),
  view('exhibitors.full', ({ full }) => full, { taken: 'full' }),
  view('exhibitors.viewNoMeetings', ({ withoutMeetings }) => withoutMeetings, { taken: 'none' }),
  view('exhibitors.viewNotComplete', ({ gaps }) => gaps.reduce((sum, { count }) => sum + count, 0), {
    gap: 'any',
  }),
  view('exhibitors.viewArchived', ({ archived }) => archived, { archived: 'true' }),
];

export function ViewLinks({ filter, facts }: { filter: ExhibitorFilter; facts: ExhibitorFacts | undefined }) {
  const text = useText();
  const [address] = useSearchParams();
  return (
    <nav className={styles.views} aria-label={text('exhibitors.views')}>
      <ul>
        {VIEWS.map(({ title, parts, count }) => {
          const isCurrent = Object.entries(parts).every(
            ([key, value]) => (filter[key as keyof View['parts']] ?? '') === value,
          );
          const target = Object.entries(parts).reduce(
            (before, [key, value]) => withPart(before, key, value),
            address,
          );
          return (
            <li key={title}>
              <Link to={{ search: target.toString() }} replace aria-current={isCurrent ? 'page' : undefined}>
                <span>{text(title)}</span>{' '}
                {facts && <span>{text('exhibitors.number', { count: count(facts) })}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
