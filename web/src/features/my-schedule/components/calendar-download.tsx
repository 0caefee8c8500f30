// 'Download calendar': the meetings as a file; on a phone, the page's main action in the bottom bar.
import { CalendarArrowDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { useDockHeight } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { useCalendar } from '../use-calendar.ts';
import styles from './calendar-download.module.css';

interface CalendarDownloadProps {
  scheduleKey: string;
  hasMeetings: boolean;
  isOffline: boolean;
}

export function CalendarDownload({ scheduleKey, hasMeetings, isOffline }: CalendarDownloadProps) {
  const text = useText();
  const { utcOffsetLabel } = useFairZone();
  const { isBusy, failure, run } = useCalendar(scheduleKey);
  const dock = useRef<HTMLDivElement>(null);
  const noteId = useId();
  useDockHeight(dock);
  const isBarred = !hasMeetings || isOffline;

  return (
    <div className={styles.download}>
      <div ref={dock} className={styles.dock} data-dock="">
        <div role="alert">{failure !== null && <FieldNote id={`${noteId}-failed`} error={failure} />}</div>
        <Button
          block
          icon={<CalendarArrowDown aria-hidden />}
          busy={isBusy}
          busyText={text('mySchedule.downloading')}
          aria-disabled={isBarred || undefined}
          aria-describedby={noteId}
          onClick={() => {
            if (!isBarred) void run();
          }}
        >
          {text('mySchedule.download')}
        </Button>
      </div>
      <p id={noteId} className={styles.note}>
        {!hasMeetings && <span>{text('mySchedule.downloadNothing')} </span>}
        {isOffline && <span>{text('mySchedule.offlineDownload')} </span>}
        <span>{text('mySchedule.downloadNote', { zone: utcOffsetLabel })}</span>
      </p>
    </div>
  );
}
