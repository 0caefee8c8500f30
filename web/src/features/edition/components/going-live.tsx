// The aside of the edition page: what the edition has and lacks, and the button that opens or closes registration.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import type { ReadinessCheck, ReadinessItem, ReadinessState } from '@visavis/domain/edition/readiness';
import { CircleCheck, CircleX, RotateCw, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { readinessFact } from '../../../i18n/readiness-facts.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useReadiness } from '../api.ts';
import { STATE_WORDS } from './edition-list.tsx';
import styles from './going-live.module.css';
import { Section } from './section.tsx';

interface GoingLiveProps {
  edition: StoredEdition;
  canSet: boolean;
  isBusy: boolean;
  onAsk: (question: 'open' | 'close') => void;
}

export function GoingLive({ edition, canSet, isBusy, onAsk }: GoingLiveProps) {
  const text = useText();
  const noteId = useId();
  const { data: items = [], isFetching, refetch } = useReadiness(edition.id);
  const isOpen = edition.state === 'open';
  const blocking = items.filter(({ state }) => state === 'blocking').length;
  const inOrder = items.filter(({ state }) => state === 'ready').length;
  const isBlocked = !isOpen && blocking > 0;
  return (
    <Section id="going-live" title={text('edition.goingLive')} note={text(STATE_WORDS[edition.state])}>
      <ul className={styles.checks}>
        {items.map((item) => (
          <Check key={item.check} item={item} editionId={edition.id} />
        ))}
      </ul>
      <div className={styles.state}>
        {canSet && (
          <Button
            block
            variant={isOpen ? 'danger' : 'primary'}
            busy={isBusy}
            aria-disabled={isBlocked || undefined}
            aria-describedby={isBlocked ? noteId : undefined}
            onClick={isBlocked ? undefined : () => onAsk(isOpen ? 'close' : 'open')}
          >
            {text(isOpen ? 'edition.closeRegistration' : 'edition.openRegistration')}
          </Button>
        )}
        <Button
          block
          variant="secondary"
          icon={<RotateCw aria-hidden />}
          aria-disabled={isFetching || undefined}
          onClick={isFetching ? undefined : () => void refetch()}
        >
          {text('edition.checkAgain')}
        </Button>
        <p id={noteId} className={styles.note} role="status">
          {items.length > 0 &&
            (isBlocked
              ? text('readiness.blocked', { count: blocking })
              : text('edition.inOrder', { count: inOrder, of: items.length }))}
        </p>
      </div>
    </Section>
  );
}

const ICONS = { ready: CircleCheck, mend: TriangleAlert, blocking: CircleX } as const;
const STATES = {
  ready: 'readiness.ready',
  mend: 'readiness.mend',
  blocking: 'readiness.blocking',
} as const satisfies Record<ReadinessState, string>;

/** Where to fix what is lacking; sections of this page by their id. */
const PLACES: Record<ReadinessCheck, string> = {
  dates: '#dates',
  'dates-as-suggested': '#dates',
  contacts: '#contacts',
  'name-of-placeholder': '#contacts',
  'whatsapp-of-demo': '#contacts',
  categories: `${DASHBOARD_PATHS.categories}?edition=:id`,
  exhibitors: `${DASHBOARD_PATHS.exhibitors}?edition=:id`,
  'exhibitors-without-category': `${DASHBOARD_PATHS.exhibitors}?edition=:id`,
  'exhibitors-without-hours': `${DASHBOARD_PATHS.exhibitors}?edition=:id`,
  words: `${DASHBOARD_PATHS.words}?edition=:id`,
  'place-of-demo': `${DASHBOARD_PATHS.words}?edition=:id`,
  'offer-as-built-in': `${DASHBOARD_PATHS.words}?edition=:id`,
  mail: DASHBOARD_PATHS.readiness,
  payments: DASHBOARD_PATHS.readiness,
  'payments-to-test-bank': DASHBOARD_PATHS.readiness,
};

function Check({ item, editionId }: { item: ReadinessItem; editionId: number }) {
  const text = useText();
  const id = useId();
  const Icon = ICONS[item.state];
  const place = PLACES[item.check].replace(':id', String(editionId));
  return (
    <li className={classNames(styles.check, styles[item.state])}>
      <Icon aria-hidden />
      <span id={id}>
        {readinessFact(text, item)}
        <span className="visually-hidden"> ({text(STATES[item.state])})</span>
      </span>
      {item.state !== 'ready' &&
        (place.startsWith('#') ? (
          <a href={place} aria-describedby={id}>
            {text('edition.openIt')}
          </a>
        ) : (
          <Link to={place} aria-describedby={id}>
            {text('edition.openIt')}
          </Link>
        ))}
    </li>
  );
}
