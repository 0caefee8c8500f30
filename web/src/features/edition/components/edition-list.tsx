// All editions with their days and state; each opens on this page.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import type { EditionState } from '@visavis/domain/edition/state';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import styles from './edition-list.module.css';

type Summary = Pick<StoredEdition, 'id' | 'name' | 'state' | 'isDemo' | 'dates'>;

const PILLS = { draft: 'pending', open: 'approved', closed: 'neutral' } as const satisfies Record<
  EditionState,
  string
>;
export const STATE_WORDS = {
  draft: 'edition.draft',
  open: 'edition.open',
  closed: 'edition.closed',
} as const satisfies Record<EditionState, string>;

export function EditionList({ editions, current }: { editions: readonly Summary[]; current: number }) {
  const text = useText();
  const dates = useDates();
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{text('edition.editions')}</h2>
      <ul>
        {editions.map((edition) => (
          <li key={edition.id}>
            <Link
              to={`${DASHBOARD_PATHS.edition}/${edition.id}`}
              aria-current={edition.id === current ? 'page' : undefined}
            >
              {edition.name}
            </Link>
            <StatusPill kind={PILLS[edition.state]}>{text(STATE_WORDS[edition.state])}</StatusPill>
            <span className={styles.when}>
              {edition.dates[0] !== undefined && (
                <span>{text('edition.from', { date: dates.date(edition.dates[0]) })}</span>
              )}
              {edition.isDemo && <span>{` · ${text('edition.demo')}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
