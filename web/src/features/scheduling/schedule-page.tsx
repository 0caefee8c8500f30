// The scheduler: the visitor chooses an hour with each selected exhibitor on the grid of the fair.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { REGISTRATION_FAILED, SCHEDULE_ALL_FIRST } from '@visavis/domain/meeting/messages';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { usePigments } from '../../queries/use-pigments.ts';
import { Actions } from '../../ui/actions.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import stackStyles from '../../ui/stack.module.css';
import textStyles from '../../ui/text.module.css';
import { describeCompanies } from './companies.ts';
import { CompanyRail } from './components/company-rail.tsx';
import { Enquiries } from './components/enquiries.tsx';
import { FullCompany } from './components/full-company.tsx';
import { HoldCountdown } from './components/hold-countdown.tsx';
import { HoursLive } from './components/hours-live.tsx';
import { Legend } from './components/legend.tsx';
import { LostBanner } from './components/lost-banner.tsx';
import { ScheduleGrid } from './components/schedule-grid.tsx';
import { CancelDialog, ConfirmDialog, InformationDialog } from './components/scheduler-dialogs.tsx';
import { SlotsFailure } from './components/slots-failure.tsx';
import { UnheldNotice } from './components/unheld-notice.tsx';
import { planOfEdition } from './plan-of-edition.ts';
import styles from './schedule-page.module.css';
import type { SchedulerInput } from './scheduler-input.ts';
import { useBegunHours } from './use-begun-hours.ts';
import { useCompanyInView } from './use-company-in-view.ts';
import { useScheduler } from './use-scheduler.ts';

interface SchedulePageProps extends Omit<SchedulerInput, 'company' | 'onCompanyChange' | 'failedSentence'> {
  onBack: () => void;
  /** Shown when a submission fails without a message from the server. */
  failedSentence?: string;
  /** Alternatives for a company with no hour left; calls `onSwapped` when one is chosen. */
  alternativesOf?: (exhibitorId: number, onSwapped: (newExhibitorId: number) => void) => ReactNode;
}

export function SchedulePage(props: SchedulePageProps) {
  const { exhibitors, plan, edition, onPlanChange } = props;
  const kept = useMemo(
    () =>
      planOfEdition(
        plan,
        exhibitors.map((exhibitor) => exhibitor.id),
        edition,
      ),
    [plan, exhibitors, edition],
  );
  useEffect(() => {
    if (kept.length !== plan.length) onPlanChange(kept);
  }, [kept, plan, onPlanChange]);
  useBegunHours(kept, props);
  const { company, choose } = useCompanyInView(exhibitors, kept);
  return company ? <Scheduler {...props} plan={kept} company={company} onCompanyChange={choose} /> : null;
}

interface SchedulerProps extends SchedulePageProps {
  company: Exhibitor;
  onCompanyChange: (exhibitorId: number) => void;
}

function Scheduler({ failedSentence = REGISTRATION_FAILED, ...props }: SchedulerProps) {
  const { edition, exhibitors, plan, onCompanyChange } = props;
  const text = useText();
  const scheduler = useScheduler({ ...props, failedSentence });
  const { dialog, notice, unavailable, submission, booking } = scheduler;
  const { Dialog: SuggestionDialog } = scheduler.suggestion;
  const pigmentOf = usePigments(exhibitors);
  const companies = useMemo(
    () => describeCompanies(exhibitors, plan, pigmentOf),
    [exhibitors, plan, pigmentOf],
  );
  const company = companies.find((candidate) => candidate.id === props.company.id);
  const table = useRef<HTMLTableElement>(null);
  const lostBanner = useRef<HTMLDivElement>(null);
  const wantsGrid = useRef(false);
  const reasonId = useId();
  const isUnanswered = props.isUnanswered === true;
  const isBusy = submission !== 'open' || isUnanswered;

  useEffect(() => {
    // Hours lost while the visitor is looking are announced without moving the focus.
    if (notice && !notice.unheld) lostBanner.current?.focus();
  }, [notice]);

  function turnTo(exhibitorId: number): void {
    wantsGrid.current = true;
    onCompanyChange(exhibitorId);
  }
  // After every render: a company that was just swapped in has no grid until then.
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!wantsGrid.current || !cell) return;
    wantsGrid.current = false;
    cell.focus();
  });

  if (!company) return null;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{text('scheduling.title')}</h1>
        <p
          role="status"
          aria-busy={scheduler.suggestion.review?.isHolding}
          className={textStyles.strongFigures}
        >
          {text('scheduling.counter', { scheduled: plan.length, total: exhibitors.length })}
        </p>
        {isUnanswered && (
          <div className={styles.lost}>
            <Banner kind="info">{text('scheduling.unanswered')}</Banner>
          </div>
        )}
        {notice && (
          <div className={styles.lost}>
            <LostBanner ref={lostBanner} notice={notice} onChoose={turnTo} />
          </div>
        )}
      </div>
      <div className={styles.rail}>
        <CompanyRail
          companies={companies}
          company={company}
          onCompanyChange={onCompanyChange}
          freeCount={unavailable.unknown ? null : scheduler.freeCount}
          isFull={scheduler.isFull}
          onSuggest={() => {
            if (!isBusy) void scheduler.suggestion.open();
          }}
          onSuggestAhead={scheduler.suggestion.preload}
        />
      </div>
      <div className={styles.main}>
        {unavailable.failed && (
          <div className={stackStyles.below3}>
            <SlotsFailure unavailable={unavailable} />
          </div>
        )}
        <HoldCountdown ending={isBusy ? [] : scheduler.ending} companies={companies} edition={edition} />
        <UnheldNotice unheld={scheduler.unheld} edition={edition} />
        {scheduler.isFull && (
          <FullCompany company={company.name}>{props.alternativesOf?.(company.id, turnTo)}</FullCompany>
        )}
        <div className={styles.above}>
          <HoursLive unavailable={unavailable} />
          <Legend />
        </div>
        <ScheduleGrid
          ref={table}
          edition={edition}
          companies={companies}
          label={text('scheduling.gridLabel', { company: company.name })}
          loading={unavailable.unknown}
          isFetching={unavailable.unknown && unavailable.fetching}
          stateOf={scheduler.stateOf}
          isJustTaken={scheduler.isJustTaken}
          secondsLeftOf={scheduler.secondsLeftOf}
          pending={dialog?.kind === 'confirm' ? dialog.slot : null}
          onActivate={scheduler.activate}
        />
      </div>
      <div className={styles.actions}>
        <Actions
          back={
            <Button
              variant="secondary"
              icon={<ArrowLeft aria-hidden="true" />}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) props.onBack();
              }}
            >
              {text('scheduling.back')}
            </Button>
          }
          reason={scheduler.isReady ? undefined : <span id={reasonId}>{text.rule(SCHEDULE_ALL_FIRST)}</span>}
          next={
            <Button
              busy={submission === 'in-flight' || (submission === 'done' && !props.submitted)}
              busyText={text('scheduling.submitting')}
              aria-disabled={!scheduler.isReady || isBusy || undefined}
              aria-describedby={scheduler.isReady ? undefined : reasonId}
              onClick={() => {
                void scheduler.submit();
              }}
            >
              {(submission === 'done' && props.submitted?.label) || text('scheduling.submit')}
            </Button>
          }
        />
      </div>
      <div className={styles.enquiries}>
        <Enquiries contacts={edition.contacts} />
      </div>
      <ConfirmDialog
        slot={dialog?.kind === 'confirm' ? dialog.slot : null}
        replaces={dialog?.kind === 'confirm' && dialog.replaces}
        company={company}
        utcOffsetLabel={edition.utcOffsetLabel}
        state={booking.confirming}
        goneSentence={scheduler.goneSentence}
        onConfirm={() => {
          if (dialog?.kind === 'confirm') void booking.confirm(dialog.slot, dialog.replaces);
        }}
        onClose={scheduler.closeDialog}
      />
      <CancelDialog
        meeting={dialog?.kind === 'cancel' ? dialog.meeting : null}
        onCancelBooking={booking.cancelBooking}
        onClose={scheduler.closeDialog}
      />
      <InformationDialog
        sentences={dialog?.kind === 'information' ? dialog.sentences : null}
        onClose={scheduler.closeDialog}
      />
      {SuggestionDialog && (
        <SuggestionDialog suggestion={scheduler.suggestion} companies={companies} edition={edition} />
      )}
    </div>
  );
}
