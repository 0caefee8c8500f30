// Whose schedule it is, the next meeting on its days, the counts by status, the QR code, and the calendar download.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import textStyles from '../../../ui/text.module.css';
import { countStandings } from '../meetings.ts';
import { CalendarDownload } from './calendar-download.tsx';
import { NextMeetingCard } from './next-meeting-card.tsx';
import styles from './schedule-rail.module.css';

/** Cancelled ones have their own line below. */
const COUNTED = ['approved', 'pending', 'rejected'] as const;

interface ScheduleRailProps {
  schedule: MySchedule;
  scheduleKey: string;
  isOffline: boolean;
  /** Asks to confirm the email address while it is unconfirmed. */
  confirmation: ReactNode;
}

export function ScheduleRail({ schedule, scheduleKey, isOffline, confirmation }: ScheduleRailProps) {
  const text = useText();
  const { utcOffsetLabel } = useFairZone();
  const counts = countStandings(schedule.meetings);
  const hasMeetings = schedule.meetings.length > 0;
  return (
    <div>
      <h1 tabIndex={-1}>{text('mySchedule.title')}</h1>
      <p className={styles.whose}>
        {text('mySchedule.whose', { name: schedule.name, company: schedule.company })}
      </p>
      <NextMeetingCard meetings={schedule.meetings} />
      {confirmation}
      {hasMeetings && (
        <dl className={styles.counts} aria-label={text('mySchedule.counts')}>
          {COUNTED.map((standing) => (
            <div key={standing}>
              <dt>{text(`mySchedule.${standing}`)}</dt>
              <dd>{counts[standing]}</dd>
            </div>
          ))}
        </dl>
      )}
      {counts.cancelled > 0 && (
        <p className={styles.cancelled}>{text('mySchedule.cancelledCount', { count: counts.cancelled })}</p>
      )}
      <div className={styles.pass}>
        <div className={styles.code}>
          <QrCode
            content={schedule.reference}
            label={text('mySchedule.qrName', { reference: schedule.reference })}
          />
        </div>
        <div>
          <p className={textStyles.strongFigures}>{schedule.reference}</p>
          <p className={styles.help}>{text('mySchedule.qrHelp')}</p>
          <p className={styles.onPaper}>{text('mySchedule.zone', { zone: utcOffsetLabel })}</p>
        </div>
      </div>
      {hasMeetings && (
        <CalendarDownload
          scheduleKey={scheduleKey}
          hasMeetings={counts.approved + counts.pending > 0}
          isOffline={isOffline}
        />
      )}
    </div>
  );
}
