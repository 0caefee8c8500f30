// The section with what was done about a person, by whom and when, newest first.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { undoAddedMeeting } from '@visavis/contract/meeting/add-calls';
import { reopenMeetings } from '@visavis/contract/meeting/bulk-calls';
import type { Person, PersonEvent } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { ChangeList, readableChanges } from '../../../list/change-list.tsx';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import { useRefresh } from '../api.ts';
import { eventSentence } from '../event-words.ts';
import styles from './sections.module.css';

/** How many are shown at first. */
const FIRST = 8;

export function HistorySection({
  person: { reference, programme, history, registration, registeredBy },
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
            <EventChanges event={event} />
            <p className={styles.minor}>{instants.instant(event.at)}</p>
            {event.undo && can(role, 'meeting.decide') && (
              <UndoButton event={event} undo={event.undo} reference={reference} id={registration.id} />
            )}
          </li>
        ))}
        {shown.length === history.length && registeredBy === null && (
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

/** Details that the sentence omits: it names only the exhibitor and the mark. */
function EventChanges({ event }: { event: PersonEvent }) {
  const isMark = event.action === 'meeting.mark';
  const changes = readableChanges(event).filter(
    ({ name, before }) => !(isMark || (name === 'exhibitor' && before === undefined)),
  );
  return changes.length === 0 ? null : <ChangeList action={event.action} changes={changes} />;
}

interface UndoButtonProps {
  event: PersonEvent;
  undo: NonNullable<PersonEvent['undo']>;
  reference: string;
  /** Id of the registration. */
  id: number;
}

/**
 * Reopens the meeting, or removes one that was added; the page is refetched every few seconds, which withdraws the
 * offer in time.
 */
function UndoButton({ event: { action, exhibitor }, undo, reference, id }: UndoButtonProps) {
  const text = useText();
  const toast = useToast();
  const refresh = useRefresh(reference);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => button.current?.closest('section'));
  const name = { exhibitor: exhibitor ?? '' };
  const isAddition = action === 'meeting.add';
  /** @returns why it failed; null on success */
  const takeBack = async (): Promise<string | null> => {
    const { id: meetingId, version } = undo;
    if (isAddition) {
      await call(undoAddedMeeting, { params: { id }, body: { meetingId, version } });
      return null;
    }
    const { refused } = await call(reopenMeetings, { body: { meetings: [{ id: meetingId, version }] } });
    const [why] = refused;
    return why ? text.message(why.reason, why.message) : null;
  };
  const press = useAction({
    act: takeBack,
    failed: text('people.notUndone'),
    done: (why) => {
      if (why !== null) toast(why, 'error');
      else toast(text(isAddition ? 'people.undoneAdd' : 'people.undone', name));
    },
    refused: ({ sentence }) => toast(sentence, 'error'),
    settled: refresh,
  });
  return (
    <Button
      ref={button}
      variant="text"
      className={styles.more}
      busy={press.isBusy}
      onClick={() => void press.run()}
    >
      {text('people.undo')}
      <span className="visually-hidden">
        {' '}
        {text(isAddition ? 'people.undoAddOf' : 'people.undoOf', name)}
      </span>
    </Button>
  );
}
