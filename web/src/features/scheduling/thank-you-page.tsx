// The Thank You page: what was sent, by day.
import { longDateLabel } from '@visavis/domain/edition/calendar';
import { parseSlotTime, slotRange } from '@visavis/domain/edition/slot-time';
import { assignPigments, monogram } from '@visavis/domain/exhibitor/pigment';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Pans } from '../../ui/pans.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import styles from './thank-you-page.module.css';

interface ThankYouPageProps {
  /** In the order in which the exhibitors were chosen, which settles their pigments. */
  meetings: PlannedMeeting[];
  registrationComplete: boolean;
  reference?: string | undefined;
  onHome: () => void;
}

interface ShownMeeting extends PlannedMeeting {
  pigment: number;
  letter: string;
  hour: number;
  range: string;
}

function describeMeetings(meetings: readonly PlannedMeeting[]): ShownMeeting[] {
  const pigments = assignPigments(meetings.map((meeting) => meeting.company));
  return meetings.map((meeting, index) => {
    const hour = parseSlotTime(meeting.time);
    return {
      ...meeting,
      pigment: pigments[index] ?? 0,
      letter: monogram(meeting.company),
      hour: hour ?? 0,
      range: hour === null ? meeting.time : slotRange(hour),
    };
  });
}

function groupByDay(meetings: readonly ShownMeeting[]): ShownMeeting[][] {
  const days = new Map<number, ShownMeeting[]>();
  for (const meeting of [...meetings].sort((a, b) => a.day - b.day || a.hour - b.hour))
    days.set(meeting.day, [...(days.get(meeting.day) ?? []), meeting]);
  return [...days.values()];
}

export function ThankYouPage({ meetings, registrationComplete, reference, onHome }: ThankYouPageProps) {
  const text = useText();
  const shown = describeMeetings(meetings);
  return (
    <div className={styles.page}>
      <div className={styles.thanks}>
        <h1 tabIndex={-1}>{text('scheduling.thankYouTitle')}</h1>
        <p className={styles.lead}>
          {text(registrationComplete ? 'scheduling.registrationSuccessful' : 'scheduling.matchedOnly', {
            count: meetings.length,
          })}
        </p>
        {reference && <p className={styles.reference}>{text('scheduling.reference', { reference })}</p>}
        <div className={styles.palette}>
          <Pans pans={shown.map(({ pigment, letter }) => ({ pigment, letter, done: true }))} />
        </div>
        <div className={styles.home}>
          <Button onClick={onHome}>{text('scheduling.backToHome')}</Button>
        </div>
      </div>
      <div className={styles.days}>
        {groupByDay(shown).map((day) => (
          <section key={day[0]?.day} className={styles.day}>
            <h2>{text.said(day[0]?.dayOfWeek ?? '')}</h2>
            <ul>
              {day.map((meeting) => (
                <li key={meeting.exhibitorId}>
                  <Swatch pigment={meeting.pigment} letter={meeting.letter} size={40} />
                  <dl className={styles.meeting}>
                    <div className={styles.exhibitor}>
                      <dt className="visually-hidden">{text('scheduling.exhibitor')}</dt>
                      <dd>{meeting.company}</dd>
                    </div>
                    <div className={styles.time}>
                      <dt>{text('scheduling.time')}</dt>
                      <dd>{meeting.range}</dd>
                    </div>
                    <div className={styles.date}>
                      <dt>{text('scheduling.date')}</dt>
                      <dd>{longDateLabel(meeting.date)}</dd>
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
