// The scheduler: an hour with each selected exhibitor, chosen on the grid of the fair.
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import {
  REGISTRATION_FAILED,
  SCHEDULE_ALL_FIRST,
  SLOTS_UNAVAILABLE_FAILED,
} from '@visavis/domain/meeting/messages';
import { nextUnscheduled } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { ArrowLeft, CalendarX, CircleCheck } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { Actions } from '../../ui/actions.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Pans } from '../../ui/pans.tsx';
import { describeCompanies } from './companies.ts';
import { CompanySelect } from './components/company-select.tsx';
import { Enquiries } from './components/enquiries.tsx';
import { Legend } from './components/legend.tsx';
import { LostBanner } from './components/lost-banner.tsx';
import { ScheduleGrid } from './components/schedule-grid.tsx';
import { CancelDialog, ConfirmDialog, InformationDialog } from './components/scheduler-dialogs.tsx';
import { planOfEdition } from './plan-of-edition.ts';
import styles from './schedule-page.module.css';
import { type LostHours, useScheduler } from './use-scheduler.ts';

interface SchedulePageProps {
  edition: Edition;
  /** The selected exhibitors, in the order of choosing. */
  exhibitors: Exhibitor[];
  plan: PlannedMeeting[];
  onPlanChange: (plan: PlannedMeeting[]) => void;
  /** What the last submission lost, kept with the draft so that a reload still says so. */
  lost: LostHours | null;
  onLostChange: (lost: LostHours | null) => void;
  onBack: () => void;
  /** Sends the plan and leaves the page; rejects with the call's error. */
  onSubmit: () => Promise<void>;
  /** The server refused what a form step holds: the first such field, and a sentence for each. */
  onFixField: (firstField: string, fields: Readonly<Record<string, string>>) => void;
  /** Said when a submission fails without a sentence of the server's. */
  failedSentence?: string;
}

const COMPANY_PARAM = 'company';

/** The company in view is written into the address too, so that a reload keeps it. */
function useCompanyInView(exhibitors: readonly Exhibitor[], plan: readonly PlannedMeeting[]) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [chosenId, setChosenId] = useState(() => {
    const asked = Number(search.get(COMPANY_PARAM));
    const ids = exhibitors.map((exhibitor) => exhibitor.id);
    return ids.includes(asked) ? asked : nextUnscheduled(ids, plan, ids.at(-1) ?? 0);
  });
  const company = exhibitors.find((exhibitor) => exhibitor.id === chosenId) ?? exhibitors[0];
  const choose = (exhibitorId: number): void => {
    setChosenId(exhibitorId);
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(COMPANY_PARAM, String(exhibitorId));
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return { company, choose };
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
  const { dialog, notice, unavailable, submission } = scheduler;
  const companies = useMemo(() => describeCompanies(exhibitors, plan), [exhibitors, plan]);
  const company = companies.find((candidate) => candidate.id === props.company.id);
  const table = useRef<HTMLTableElement>(null);
  const lostBanner = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const isBusy = submission !== 'open';

  useEffect(() => {
    if (notice) lostBanner.current?.focus();
  }, [notice]);

  function chooseAgain(exhibitorId: number): void {
    onCompanyChange(exhibitorId);
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  if (!company) return null;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{text('scheduling.title')}</h1>
        <p role="status" className={styles.counter}>
          {text('scheduling.counter', { scheduled: plan.length, total: exhibitors.length })}
        </p>
        {notice && (
          <div className={styles.lost}>
            <LostBanner ref={lostBanner} notice={notice} onChoose={chooseAgain} />
          </div>
        )}
      </div>
      <div className={styles.rail}>
        <CompanySelect companies={companies} selected={company} onSelect={onCompanyChange} />
        <p className={styles.booth}>
          {text('scheduling.boothNumber')} <strong>{company.booth}</strong>
        </p>
        {company.scheduled && (
          <p className={styles.scheduled}>
            <CircleCheck aria-hidden="true" />
            {text('scheduling.companyHasMeeting')}
          </p>
        )}
        {scheduler.isFull && (
          <p className={styles.full}>
            <CalendarX aria-hidden="true" />
            {text('scheduling.noFreeHour')}
          </p>
        )}
        <p aria-live="polite" className="visually-hidden">
          {text('scheduling.nowChoosing', { company: company.name })}
        </p>
        <div className={styles.palette}>
          <Pans
            pans={companies.map(({ pigment, letter, scheduled }) => ({ pigment, letter, done: scheduled }))}
          />
        </div>
      </div>
      <div className={styles.main}>
        {unavailable.failed && (
          <div className={styles.failure}>
            <Banner
              kind="error"
              action={
                <Button
                  variant="text"
                  aria-disabled={unavailable.fetching || undefined}
                  onClick={() => {
                    if (!unavailable.fetching) void unavailable.retry();
                  }}
                >
                  {text('scheduling.retry')}
                </Button>
              }
            >
              {text.said(SLOTS_UNAVAILABLE_FAILED)}
            </Banner>
          </div>
        )}
        <Legend />
        <ScheduleGrid
          ref={table}
          edition={edition}
          companies={companies}
          label={text('scheduling.gridLabel', { company: company.name })}
          loading={unavailable.unknown}
          stateOf={scheduler.stateOf}
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
          note={scheduler.isReady ? undefined : <span id={reasonId}>{text.said(SCHEDULE_ALL_FIRST)}</span>}
          next={
            <Button
              busy={isBusy}
              busyText={text('scheduling.submitting')}
              aria-disabled={!scheduler.isReady || undefined}
              aria-describedby={scheduler.isReady ? undefined : reasonId}
              onClick={() => {
                void scheduler.submit();
              }}
            >
              {text('scheduling.submit')}
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
        onConfirm={() => {
          if (dialog?.kind === 'confirm') scheduler.confirm(dialog.slot, dialog.replaces);
        }}
        onClose={scheduler.closeDialog}
      />
      <CancelDialog
        meeting={dialog?.kind === 'cancel' ? dialog.meeting : null}
        onCancelBooking={scheduler.cancelBooking}
        onClose={scheduler.closeDialog}
      />
      <InformationDialog
        sentences={dialog?.kind === 'information' ? dialog.sentences : null}
        onClose={scheduler.closeDialog}
      />
    </div>
  );
}
