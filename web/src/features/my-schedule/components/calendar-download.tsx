// 'Download calendar': the approved meetings as a file; on a phone, the page's main action in the bottom bar.

import { getMyCalendar } from '@visavis/contract/my-schedule/calls';
import { CalendarArrowDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { serverSentence } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { callFile, saveFile } from '../../../lib/file-call.ts';
import { useDockHeight } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import styles from './calendar-download.module.css';

interface CalendarDownloadProps {
  scheduleKey: string;
  hasApproved: boolean;
  isOffline: boolean;
}

export function CalendarDownload({ scheduleKey, hasApproved, isOffline }: CalendarDownloadProps) {
  const text = useText();
  const { utcOffsetLabel } = useFairZone();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const dock = useRef<HTMLDivElement>(null);
  const noteId = useId();
  useDockHeight(dock);
  const isBarred = !hasApproved || isOffline;

  async function download(): Promise<void> {
    if (isBusy || isBarred) return;
    setBusy(true);
    setFailure(null);
    try {
      saveFile(await callFile(getMyCalendar, { key: scheduleKey }));
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setFailure((isRefusal && serverSentence(text, error)) || text('mySchedule.downloadFailed'));
    } finally {
      setBusy(false);
    }
  }

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
          onClick={() => void download()}
        >
          {text('mySchedule.download')}
        </Button>
      </div>
      <p id={noteId} className={styles.note}>
        {!hasApproved && <>{text('mySchedule.downloadNothing')} </>}
        {isOffline && <>{text('mySchedule.offlineDownload')} </>}
        {text('mySchedule.downloadNote', { zone: utcOffsetLabel })}
      </p>
    </div>
  );
}
