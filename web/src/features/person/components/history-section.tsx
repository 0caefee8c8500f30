// The section with what has been done about a person, by whom and when, newest first.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Person } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { eventSentence } from '../event-words.ts';
import styles from './sections.module.css';

/** Shown at first. */
const FIRST = 8;

export function HistorySection({
  person: { reference, programme, history, registration },
}: {
  person: Person;
}) {
  const text = useText();
  const instants = useInstants();
  const dates = useDates();
  const role = useRole();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, FIRST);
  return (
    <Section
      id="history"
      title={text('exhibitors.history')}
      aside={
        can(role, 'audit.read') && (
          <Link to={`${DASHBOARD_PATHS.audit}?search=${encodeURIComponent(reference)}`}>
            {text('dashboard.audit')}
          </Link>
        )
      }
    >
      <ol className={styles.history}>
        {shown.map((event) => (
          <li key={event.id}>
            <p>{eventSentence(text, event, { programme, listed: dates.list })}</p>
            <p className={styles.minor}>{instants.instant(event.at)}</p>
          </li>
        ))}
        {shown.length === history.length && (
          <li>
            <p>{text('people.registered')}</p>
            <p className={styles.minor}>{instants.instant(registration.createdAt)}</p>
          </li>
        )}
      </ol>
      {history.length > shown.length && (
        <Button variant="text" className={styles.more} onClick={() => setWhole(true)}>
          {text('people.showAll', { count: history.length })}
        </Button>
      )}
    </Section>
  );
}
