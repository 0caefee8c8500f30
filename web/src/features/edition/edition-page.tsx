// The edition page: all settings in one form, opening and closing registration, and the other editions.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { HOME_PATH } from '@visavis/contract/page-path';
import { can } from '@visavis/domain/identity/grants';
import { CalendarX, Copy, Eye } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { useAction } from '../../queries/use-action.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useEditionChanges, useEditions, useStoredEdition } from './api.ts';
import { BeginOwn } from './components/begin-own.tsx';
import { ContactsSection } from './components/contacts-section.tsx';
import { DatesSection } from './components/dates-section.tsx';
import { DeletionNotice } from './components/deletion-notice.tsx';
import { DeletionQuestion } from './components/deletion-question.tsx';
import { EditionFile } from './components/edition-file.tsx';
import { EditionList } from './components/edition-list.tsx';
import { GoingLive } from './components/going-live.tsx';
import { LimitsSection } from './components/limits-section.tsx';
import { LogoField } from './components/logo-field.tsx';
import { Outcome } from './components/outcome.tsx';
import { PricesSection } from './components/prices-section.tsx';
import { ProgrammesSection } from './components/programmes-section.tsx';
import { type StateQuestion, StateQuestions } from './components/state-questions.tsx';
import { StaysSection, useRoomName } from './components/stays-section.tsx';
import { TouchedBlock } from './components/touched-block.tsx';
import styles from './edition-page.module.css';
import { useEditionForm } from './use-edition-form.ts';
import { useRoomNumbers } from './use-room-numbers.ts';
import { actsOf, type Touched, useTouched } from './use-touched.ts';
import { useWhichEdition } from './which-edition.ts';
import { labelOf } from './words.ts';

export function EditionPage() {
  const text = useText();
  const id = useWhichEdition();
  const { data, isError, error, refetch } = useStoredEdition(id ?? undefined);
  if (data) return <ShownEdition key={data.id} edition={data} />;
  const isUnknown = id === null || (error instanceof ApiError && error.status === 404);
  // The title arrives with the edition: it takes the focus once, and is not replaced.
  if (!isUnknown && !isError) return <Placeholders />;
  return (
    <>
      <PageHead title={text('edition.title')} />
      {isUnknown ? (
        <EmptyState icon={<CalendarX aria-hidden />} title={text('edition.unknown')} />
      ) : (
        <LoadFailure again={refetch}>{text('edition.failed')}</LoadFailure>
      )}
    </>
  );
}

const LEADS = {
  draft: 'edition.draftLead',
  open: 'edition.openLead',
  closed: 'edition.closedLead',
} as const;

/** The URL may name a section, as links from the check-list do. */
function useNamedSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [hash]);
}

function ShownEdition({ edition }: { edition: StoredEdition }) {
  const text = useText();
  useNamedSection();
  const formId = useId();
  const site = useEdition();
  const changes = useEditionChanges();
  const rooms = useRoomNumbers(edition.id);
  const form = useEditionForm(edition, changes, rooms);
  const nameOfRoom = useRoomName();
  const touched = useTouched(edition, form);
  const canSet = can(useRole(), 'edition.set');
  const state = useStateChanges(edition, changes);
  const year = Number(edition.dates[0]?.slice(0, 4));
  return (
    <>
      <PageHead
        title={text('edition.titleOf', { year })}
        lead={text(canSet ? LEADS[edition.state] : 'edition.readOnly')}
        aside={
          <div className={styles.actions}>
            {site.data?.id === edition.id && (
              <LinkButton variant="secondary" icon={<Eye aria-hidden />} to={HOME_PATH} target="_blank">
                {text('edition.preview')}
              </LinkButton>
            )}
            {canSet && (
              <Button
                variant="secondary"
                icon={<Copy aria-hidden />}
                busy={state.answer.isBusy}
                onClick={() => state.ask('copy')}
              >
                {text('edition.copyTo', { year: year + 1 })}
              </Button>
            )}
          </div>
        }
      />
      <SectionLinks
        label={text('edition.sections')}
        sections={[
          { id: 'dates', title: text('edition.datesAndHours') },
          { id: 'programmes', title: text('edition.programmes') },
          { id: 'limits', title: text('edition.limits') },
          { id: 'prices', title: text('edition.prices') },
          { id: 'stays', title: text('edition.stays') },
          { id: 'contacts', title: text('edition.contacts') },
          { id: 'going-live', title: text('edition.goingLive') },
        ]}
      />
      <div className={styles.notices}>
        {form.failure && (
          <Banner ref={form.notice} kind="error">
            {form.failure}
          </Banner>
        )}
        {form.outcome && <Outcome outcome={form.outcome} edition={edition.id} />}
        <DeletionNotice edition={edition.id} canSet={canSet} />
        <Failure of={state.answer} />
      </div>
      <div className={styles.page}>
        <form
          ref={form.form}
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => form.submit(event, touched.sent)}
        >
          <fieldset disabled={!canSet}>
            <legend className="visually-hidden">{text('edition.settings')}</legend>
            <DatesSection form={form} edition={edition}>
              <TouchedBlock touched={touched} edition={edition.id} dates={edition.dates} />
            </DatesSection>
            <ProgrammesSection form={form} edition={edition} zone={form.entry('timeZone')} />
            <LimitsSection form={form} />
            <PricesSection form={form} edition={edition} />
            <StaysSection form={form} edition={edition} numbers={rooms} kept={touched.staysKept} />
            <ContactsSection form={form}>
              <LogoField edition={edition} changes={changes} canSet={canSet} />
            </ContactsSection>
          </fieldset>
        </form>
        <div className={styles.aside}>
          <GoingLive edition={edition} canSet={canSet} isBusy={state.answer.isBusy} onAsk={state.ask} />
          {canSet && edition.isDemo && <BeginOwn edition={edition} />}
          <EditionList editions={state.editions} current={edition.id} />
          {canSet && <EditionFile edition={edition} accept={changes.accept} />}
        </div>
      </div>
      <SaveBar
        changes={[...form.changed.map((name) => text(labelOf(name))), ...rooms.changed.map(nameOfRoom)]}
        saveLabel={saveLabelOf(text, touched)}
        form={formId}
        isSaving={form.isSaving}
        onDiscard={form.discard}
      />
      {form.deletion && (
        <DeletionQuestion
          deletion={form.deletion}
          edition={edition.id}
          onYes={form.agreeToDelete}
          onCancel={form.keepAll}
        />
      )}
      <StateQuestions
        question={state.question}
        edition={edition}
        nextYear={year + 1}
        closes={state.closes}
        onYes={(question) => void state.answer.run(question)}
        onCancel={() => state.ask(null)}
      />
    </>
  );
}

/** Counts what will be done: fewer than are affected if some meetings have nowhere to go. */
function saveLabelOf(text: Text, touched: Touched): string {
  const acts = actsOf(touched);
  if (acts?.act === 'moveAndCancel')
    return text('edition.save.moveAndCancel', { count: acts.count, others: acts.others });
  return acts ? text(`edition.save.${acts.act}`, { count: acts.count }) : text('edition.save');
}

/** Opening, closing and copying, each after a confirmation. */
function useStateChanges(edition: StoredEdition, changes: ReturnType<typeof useEditionChanges>) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { data: editions = [] } = useEditions();
  const [question, ask] = useState<StateQuestion | null>(null);
  const closes =
    editions.find(
      ({ id, state, isDemo }) => state === 'open' && isDemo === edition.isDemo && id !== edition.id,
    ) ?? null;
  const carryOut = {
    open: async () => {
      await changes.open(edition, closes?.id ?? null);
      toast(text('edition.opened', { name: edition.name }));
    },
    close: async () => {
      await changes.close(edition);
      toast(text('edition.closedNow', { name: edition.name }));
    },
    copy: async () => {
      const draft = await changes.copy(edition.id);
      toast(text('edition.copied'));
      await navigate(`${DASHBOARD_PATHS.edition}/${draft.id}`);
    },
  };
  const answer = useAction({
    act: (agreed: StateQuestion) => carryOut[agreed](),
    failed: text('edition.notDone'),
    atOnce: () => ask(null),
    refused: async ({ error }) => {
      if (error instanceof ApiError && error.edition) await changes.accept(error.edition);
    },
  });
  return { editions, closes, question, ask, answer };
}

function Placeholders() {
  const text = useText();
  return (
    <Waiting words={text('edition.loading')}>
      <div className={styles.page}>
        <Skeleton height="30rem" />
        <Skeleton height="15rem" />
      </div>
    </Waiting>
  );
}
