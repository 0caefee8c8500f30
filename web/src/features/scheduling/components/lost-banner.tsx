// Lists every planned hour that was lost, with a button per company to choose another.
import type { Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { whenOf } from '../grid-slot.ts';
import type { LostMeeting, LostNotice } from '../lost-slots.ts';
import styles from './lost-banner.module.css';

interface LostBannerProps {
  notice: LostNotice;
  onChoose: (exhibitorId: number) => void;
  ref: Ref<HTMLDivElement>;
}

export function LostBanner({ notice, onChoose, ref }: LostBannerProps) {
  const text = useText();
  const dates = useDates();
  const whenLost = ({ day, hour, time }: LostMeeting) =>
    day === null || hour === null ? dates.time(time) : whenOf(text, dates, { day, hour });
  const allBegun = notice.lost.every(({ begun }) => begun);
  return (
    <Banner kind="error" ref={ref}>
      <p className={styles.sum}>
        {text(sumOf(notice, allBegun), { count: notice.lost.length })}{' '}
        {text('scheduling.keptMeetings', { count: notice.keptCount })}
      </p>
      <ul className={styles.list}>
        {notice.lost.map((meeting) => (
          <li key={`${meeting.company} ${meeting.exhibitorId} ${meeting.day?.day} ${meeting.time}`}>
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
            <span>{`, ${whenLost(meeting)}`}</span>
            {meeting.begun && !allBegun && <span>{`, ${text('scheduling.hasBegun')}`}</span>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function sumOf({ lost, unheld }: LostNotice, allBegun: boolean) {
  if (allBegun) return 'scheduling.lostBegun';
  if (lost.some(({ begun }) => begun)) return 'scheduling.lostOrBegun';
  return unheld ? 'scheduling.lostUnheld' : 'scheduling.lostHours';
}
