// Chooses another hour with one company for a meeting that is already booked: the scheduler's grid without a draft.

import type { Edition } from '@visavis/domain/edition/schema';
import { slotHeldForOther } from '@visavis/domain/meeting/messages';
import { findMeetingWith, type SlotState, slotState } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isRefusal } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useBooth } from '../../i18n/use-booth.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useAction } from '../../queries/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { useUnavailableSlots } from './api.ts';
import { closedSlots } from './closed-slots.ts';
import type { SchedulingCompany } from './companies.ts';
import { HoursLive } from './components/hours-live.tsx';
import { Legend } from './components/legend.tsx';
import { ScheduleGrid } from './components/schedule-grid.tsx';
import { ConfirmDialog, InformationDialog } from './components/scheduler-dialogs.tsx';
import { SlotsFailure } from './components/slots-failure.tsx';
import { type GridSlot, slotRef } from './grid-slot.ts';
import { NOTHING_HELD } from './holds.ts';
import styles from './hour-page.module.css';
import { useJustTaken } from './use-just-taken.ts';

interface HourPageProps {
  edition: Edition;
  title: string;
  lead: string;
  backLabel: string;
  /** Shown when the visitor presses the meeting's current hour. */
  ownSentence: string;
  companyId: number;
  companies: readonly SchedulingCompany[];
  /** All hours the visitor has, including the current one of this meeting while it is kept. */
  plan: readonly PlannedMeeting[];
  /** Leaves the page on success. @throws ApiError */
  onConfirm: (to: { day: number; minute: number }) => Promise<void>;
  onBack: () => void;
}

/** Nothing is held while the visitor chooses: the hour is requested on confirmation. */
const NO_HOLDS = {
  now: () => NOTHING_HELD,
  subscribe: () => () => {},
  draftToken: () => undefined,
};

export function HourPage(props: HourPageProps) {
  const { edition, companyId, plan } = props;
  const text = useText();
  const boothOf = useBooth();
  const dates = useDates();
  const companies = [...props.companies];
  const company = companies.find(({ id }) => id === companyId);
  const ids = useMemo(() => [companyId], [companyId]);
  const unavailable = useUnavailableSlots(ids, NO_HOLDS);
  const [slot, setSlot] = useState<GridSlot | null>(null);
  const [sentences, setSentences] = useState<string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // The path of the page does not change, so the router does not move focus and scroll position here.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const closed = closedSlots(edition, companyId, unavailable.slots ?? []);
  const stateOf = (at: GridSlot): SlotState => slotState(plan, companyId, slotRef(at), closed);
  const sentenceOfTaken = ({ day, hour }: GridSlot): string =>
    text('scheduling.justTakenSentence', { time: dates.time(hour.range), weekday: dates.weekday(day.date) });
  const isJustTaken = useJustTaken({
    edition,
    companyId,
    unavailable,
    isOwn: ({ day, minute }) => {
      const label = edition.hours.find((known) => known.minute === minute)?.label;
      return plan.some((meeting) => meeting.day === day && meeting.time === label);
    },
    // The cell shows it, and so does the confirmation dialog.
    onTaken: () => {},
  });

  function activate(at: GridSlot): void {
    const found = stateOf(at);
    if (found.kind === 'other') setSentences([slotHeldForOther(found.meeting.company)]);
    else if (found.kind === 'own') setSentences([props.ownSentence]);
    else if (found.kind === 'available') {
      confirming.forget();
      setSlot(at);
    }
  }

  const confirming = useAction({
    act: (at: GridSlot) => props.onConfirm({ day: at.day.day, minute: at.hour.minute }),
    failed: text('scheduling.askFailed'),
    isOutageHidden: true,
    refused: ({ sentence, error }, at) => {
      if (!isRefusal(error)) return;
      setSlot(null);
      const isTaken = error.code === 'meeting.slot-taken';
      setSentences([isTaken ? sentenceOfTaken(at) : sentence]);
      if (isTaken)
        void unavailable.markTaken([{ exhibitorId: companyId, day: at.day.day, time: at.hour.label }]);
      return null;
    },
  });
  const isHolding = confirming.isBusy;

  if (!company) return null;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {props.title}
        </h1>
        <p className={styles.company}>
          <Swatch pigment={company.pigment} letter={company.letter} size={40} />
          <span>
            <strong>{company.name}</strong>
            {company.booth && (
              <span>
                {text('scheduling.boothNumber')} {boothOf(company.booth, company.hall)}
              </span>
            )}
          </span>
        </p>
        <p className={styles.lead}>{props.lead}</p>
      </div>
      <div className={styles.main}>
        {unavailable.failed && <SlotsFailure unavailable={unavailable} />}
        <div className={styles.above}>
          <HoursLive unavailable={unavailable} />
          <Legend />
        </div>
        <ScheduleGrid
          edition={edition}
          companies={companies}
          label={text('scheduling.gridLabel', { company: company.name })}
          loading={unavailable.unknown}
          isFetching={unavailable.unknown && unavailable.fetching}
          stateOf={stateOf}
          isJustTaken={isJustTaken}
          secondsLeftOf={() => null}
          pending={slot}
          onActivate={activate}
        />
        <div className={styles.back}>
          <Button variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={props.onBack}>
            {props.backLabel}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        slot={slot}
        replaces={findMeetingWith(plan, companyId) !== null}
        company={company}
        utcOffsetLabel={edition.utcOffsetLabel}
        state={isHolding ? 'holding' : confirming.failure === null ? 'open' : 'failed'}
        goneSentence={slot && !isHolding && stateOf(slot).kind !== 'available' ? sentenceOfTaken(slot) : null}
        failedSentence={text('scheduling.askFailed')}
        onConfirm={() => {
          if (slot && stateOf(slot).kind === 'available') void confirming.run(slot);
        }}
        onClose={() => {
          if (!isHolding) setSlot(null);
        }}
      />
      <InformationDialog sentences={sentences} onClose={() => setSentences(null)} />
    </div>
  );
}
