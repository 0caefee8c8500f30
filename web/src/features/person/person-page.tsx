// The page of one person: everything known about a registration, and the actions on it.

import type { Person } from '@visavis/contract/person/person';
import { countKept } from '@visavis/domain/document/kept';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { listSearchOf } from '../../lib/list-search.ts';
import { WriteButton } from '../../list/write-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import stackStyles from '../../ui/stack.module.css';
import { Waiting } from '../../ui/waiting.tsx';
import { isGone, usePerson, useTakeOver } from './api.ts';
import { ContactSection } from './components/contact-section.tsx';
import { DocumentsSection } from './components/documents-section.tsx';
import { EraseButton } from './components/erase-button.tsx';
import { HistorySection } from './components/history-section.tsx';
import { MailSection } from './components/mail-section.tsx';
import { MeetingsSection } from './components/meetings-section.tsx';
import { MessagesSection } from './components/messages-section.tsx';
import { NotesSection } from './components/notes-section.tsx';
import { PaymentsSection } from './components/payments-section.tsx';
import { PersonHead } from './components/person-head.tsx';
import { StaySection } from './components/stay-section.tsx';
import { TasksSection } from './components/tasks-section.tsx';
import { listOf } from './list-of.ts';
import styles from './person-page.module.css';

/** Provided by other features: dialogs about the person, and the button that sends the status email. */
export interface PersonParts {
  schedule: (person: Person, onClose: () => void) => ReactNode;
  applicant: (
    row: NonNullable<Person['application']>,
    onChange: () => void,
    onClose: () => void,
  ) => ReactNode;
  payment: (row: NonNullable<Person['application']>, onClose: () => void) => ReactNode;
  sendEmail: (person: Person, onPending: () => void, onChange: () => void) => ReactNode;
  /** Renders the button that adds a meeting. @param look of the button */
  addMeeting: (person: Person, look: string | undefined, onChange: TakeRegistration) => ReactNode;
  /** Renders the actions that edit and decide a meeting. */
  meetingActions: (person: Person, meeting: Schedule, onChange: TakeRegistration) => ReactNode;
}

type TakeRegistration = (registration: Person['registration']) => void;

export function PersonPage({ parts }: { parts: PersonParts }) {
  const text = useText();
  const reference = (useParams().reference ?? '').toUpperCase();
  const { data, error, refetch } = usePerson(reference);
  // Or the URL contains no valid reference.
  const isUnknown = isGone(error) || (error instanceof ApiError && error.status === 422);
  const isHosted = reference.startsWith('HB');
  // The page of somebody erased while it was open disappears too.
  if (data && !isUnknown)
    return <Shown key={data.id} person={data} parts={parts} onChange={() => void refetch()} />;
  if (!error)
    return (
      <Waiting words={text('people.loading')}>
        <Skeleton width="18rem" height="2.5rem" />
        <div className={stackStyles.above5}>
          <Skeleton height="24rem" />
        </div>
      </Waiting>
    );
  return (
    <>
      <BackToList isHosted={isHosted} list={listOf(isHosted ? 'hosted' : 'business')} />
      <PageHead title={reference} />
      {isUnknown ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={text('people.unknown')}
          hint={text('people.unknownHint')}
        />
      ) : (
        <LoadFailure again={refetch}>{sentenceOf(text, error, text('people.loadFailed'))}</LoadFailure>
      )}
    </>
  );
}

function BackToList({ isHosted, list }: { isHosted: boolean; list: string }) {
  const text = useText();
  return (
    <p className={styles.back}>
      <Link to={list}>
        <ArrowLeft aria-hidden />
        <span>{text(isHosted ? 'dashboard.hostedBuyerProgram' : 'dashboard.businessMatching')}</span>
      </Link>
    </p>
  );
}

type Opened = 'schedule' | 'applicant' | 'payment';

function Shown({ person, parts, onChange }: { person: Person; parts: PersonParts; onChange: () => void }) {
  const text = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { state } = useLocation();
  // As it was on arrival: links within the page carry no state.
  const [list] = useState(() => listOf(person.programme) + listSearchOf(state));
  const close = () => {
    setOpened(null);
    onChange();
  };
  const takeOver = useTakeOver(person.reference);
  const take: TakeRegistration = (registration) => takeOver((before) => ({ ...before, registration }));
  const { application } = person;
  const isHosted = application !== null;
  return (
    <>
      <BackToList isHosted={person.programme === 'hosted'} list={list} />
      <PersonHead
        person={person}
        actions={
          <>
            {person.registration.schedules.length > 0 &&
              parts.sendEmail(person, () => setOpened('schedule'), onChange)}
            <WriteButton audience={{ programme: person.programme, ids: [person.id] }} />
          </>
        }
      />
      <SectionLinks label={text('exhibitors.sections')} sections={useSections(person)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <MeetingsSection
            person={person}
            onReview={() => setOpened('schedule')}
            add={(look) => parts.addMeeting(person, look, take)}
            actions={(meeting) => parts.meetingActions(person, meeting, take)}
          />
          <MessagesSection messages={person.messages} />
          {isHosted && <PaymentsSection person={person} onOpen={() => setOpened('payment')} />}
          {application && (
            <DocumentsSection
              application={application}
              deletedAt={person.documentsDeletedAt}
              onOpen={() => setOpened('applicant')}
            />
          )}
        </div>
        <div className={styles.aside}>
          <ContactSection person={person} />
          <MailSection reference={person.reference} />
          {isHosted && <StaySection person={person} />}
          <TasksSection person={person} />
          <NotesSection person={person} />
          <HistorySection person={person} />
          <EraseButton person={person} list={list} />
        </div>
      </div>
      {opened === 'schedule' && parts.schedule(person, close)}
      {application && opened === 'applicant' && parts.applicant(application, onChange, close)}
      {application && opened === 'payment' && parts.payment(application, close)}
    </>
  );
}

function useSections({ registration, messages, payments, application, tasks, notes }: Person) {
  const text = useText();
  const counted = (title: string, count: number) =>
    count > 0 ? text('exhibitors.withCount', { title, count }) : title;
  return [
    { id: 'meetings', title: counted(text('exhibitors.meetings'), registration.schedules.length) },
    { id: 'messages', title: counted(text('people.messages'), messages.length) },
    ...(application
      ? [
          { id: 'payments', title: counted(text('people.payments'), payments.length) },
          { id: 'documents', title: counted(text('people.documents'), countKept(application.documents)) },
        ]
      : []),
    { id: 'contact', title: text('people.contact') },
    ...(application ? [{ id: 'stay', title: text('people.stay') }] : []),
    {
      id: 'tasks',
      title: counted(text('people.tasks'), tasks.filter(({ doneAt }) => doneAt === null).length),
    },
    { id: 'notes', title: counted(text('people.notes'), notes.length) },
    { id: 'history', title: text('exhibitors.history') },
  ];
}
