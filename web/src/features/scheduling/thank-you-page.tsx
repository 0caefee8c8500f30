// The Thank You page: the submitted meetings by day.
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import { monogram } from '@visavis/domain/exhibitor/pigment';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { type PigmentOf, usePigments } from '../../queries/use-pigments.ts';
import { Button } from '../../ui/button.tsx';
import { Pans } from '../../ui/pans.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import styles from './thank-you-page.module.css';

interface ThankYouPageProps {
  /** In the order in which the exhibitors were chosen. */
  meetings: readonly ThankedMeeting[];
  lead: string;
  /** Between the lead and the palette, such as the reference. */
  notice?: ReactNode;
  /** Below the palette. */
  facts?: ReactNode;
  /** Links onward; without them, Back to Home is the main one. */
  actions?: ReactNode;
  /** Shown in place of an empty list. */
  none?: ReactNode;
  onHome: () => void;
}

interface ThankedMeeting extends PlannedMeeting {
  /** Its status. */
  mark?: ReactNode;
  /** Whether it no longer takes place. */
  hasEnded?: boolean;
}

interface ShownMeeting extends ThankedMeeting {
  pigment: number;
  letter: string;
  minute: number;
}

const exhibitorOf = ({ exhibitorId, company }: PlannedMeeting) => ({
  id: exhibitorId,
  company_name: company,
});

function describeMeetings(meetings: readonly ThankedMeeting[], pigmentOf: PigmentOf): ShownMeeting[] {
  return meetings.map((meeting) => ({
    ...meeting,
    pigment: pigmentOf(exhibitorOf(meeting)),
    letter: monogram(meeting.company),
    minute: parseSlotTime(meeting.time) ?? 0,
  }));
}

function groupByDay(meetings: readonly ShownMeeting[]): ShownMeeting[][] {
  const days = new Map<number, ShownMeeting[]>();
  for (const meeting of [...meetings].sort((a, b) => a.day - b.day || a.minute - b.minute))
    days.set(meeting.day, [...(days.get(meeting.day) ?? []), meeting]);
  return [...days.values()];
}

export function ThankYouPage({ meetings, lead, notice, facts, actions, none, onHome }: ThankYouPageProps) {
  const text = useText();
  const dates = useDates();
  const shown = describeMeetings(meetings, usePigments(meetings.map(exhibitorOf)));
  return (
    <div className={styles.page}>
      <div className={styles.thanks}>
        <h1 tabIndex={-1}>{text('scheduling.thankYouTitle')}</h1>
        <p className={styles.lead}>{lead}</p>
        {notice}
        <div className={styles.palette}>
          <Pans
            pans={shown
              .filter(({ hasEnded }) => !hasEnded)
              .map(({ pigment, letter }) => ({ pigment, letter, done: true }))}
          />
        </div>
        {facts}
        {actions}
        <div className={styles.home}>
          <Button variant={actions ? 'text' : 'primary'} onClick={onHome}>
            {text('scheduling.backToHome')}
          </Button>
        </div>
      </div>
      <div className={styles.days}>
        {shown.length === 0 && none}
        {groupByDay(shown).map((day) => (
          <section key={day[0]?.day} className={styles.day}>
            <h2>{dates.weekday(day[0]?.date ?? '')}</h2>
            <ul>
              {day.map((meeting) => (
                <li key={`${meeting.exhibitorId}/${meeting.day}/${meeting.minute}`}>
                  <Swatch pigment={meeting.pigment} letter={meeting.letter} size={40} />
                  <dl className={styles.meeting}>
                    <div className={styles.exhibitor}>
                      <dt className="visually-hidden">{text('scheduling.exhibitor')}</dt>
                      <dd>
                        <span className={styles.company}>{meeting.company}</span>
                        {meeting.mark && <span className={styles.mark}>{meeting.mark}</span>}
                      </dd>
                    </div>
                    <div className={styles.time}>
                      <dt>{text('scheduling.time')}</dt>
                      <dd>
                        {meeting.hasEnded ? <s>{dates.time(meeting.time)}</s> : dates.time(meeting.time)}
                      </dd>
                    </div>
                    <div className={styles.date}>
                      <dt>{text('scheduling.date')}</dt>
                      <dd>{dates.date(meeting.date)}</dd>
                    </div>
                    <div className={styles.booth}>
                      <dt>{text('scheduling.booth')}</dt>
                      <dd>{meeting.boothNumber}</dd>
                    </div>
                  </dl>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
