// Names every hour that a refused submission lost, each company leading to its choice.
import type { Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { LostMeeting } from '../lost-slots.ts';
import type { LostNotice } from '../use-scheduler.ts';
import styles from './lost-banner.module.css';

interface LostBannerProps {
  notice: LostNotice;
  onChoose: (exhibitorId: number) => void;
  ref: Ref<HTMLDivElement>;
}

export function LostBanner({ notice, onChoose, ref }: LostBannerProps) {
  const text = useText();
  const whenOf = ({ day, hour, time }: LostMeeting) =>
    day === null
      ? time
      : text('scheduling.lostAt', {
          weekday: text.said(day.dayOfWeek),
          date: day.label,
          time: hour?.range ?? time,
        });
  return (
    <Banner kind="error" ref={ref}>
      <p className={styles.sum}>
        {text('scheduling.lostHours', { count: notice.lost.length })}{' '}
        {text('scheduling.keptMeetings', { count: notice.keptCount })}
      </p>
      <ul className={styles.list}>
        {notice.lost.map((meeting) => (
          <li key={`${meeting.company} ${meeting.exhibitorId}`}>
            {meeting.exhibitorId === null ? (
              meeting.company
            ) : (
              <button
                type="button"
                className={styles.company}
                onClick={() => meeting.exhibitorId !== null && onChoose(meeting.exhibitorId)}
              >
                {meeting.company}
              </button>
            )}
            {`, ${whenOf(meeting)}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
