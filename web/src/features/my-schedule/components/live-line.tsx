// Says whether the schedule on screen is kept up to date, and when it last changed.
import { fairDateAt, longDateLabel } from '@visavis/domain/edition/calendar';
import { fairClock } from '@visavis/domain/edition/fair-clock';
import { WifiOff } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { ASK_AGAIN_SECONDS, type OwnSchedule } from '../api.ts';
import styles from './live-line.module.css';

/** A stream that is opening is nothing to speak of. */
const OPENING_MS = 3_000;

export function LiveLine({ own }: { own: OwnSchedule }) {
  const text = useText();
  const isOpen = useDelayed(OPENING_MS);
  const { status } = own.live;
  const isLost = own.failed || status === 'polling' || (status === 'connecting' && isOpen);
  return (
    <div className={styles.line} data-lost={isLost || undefined}>
      {isLost ? (
        <>
          <p role="status">
            <WifiOff aria-hidden />
            {own.failed
              ? text('mySchedule.notLive')
              : text('mySchedule.polling', { seconds: ASK_AGAIN_SECONDS })}
          </p>
          <Button
            variant="text"
            aria-disabled={own.fetching || undefined}
            onClick={() => {
              if (!own.fetching) own.refresh();
            }}
          >
            {text('mySchedule.refresh')}
          </Button>
        </>
      ) : (
        <LastChange changedAt={own.schedule?.changedAt} />
      )}
    </div>
  );
}

function LastChange({ changedAt }: { changedAt: string | undefined }) {
  const text = useText();
  const at = Date.parse(changedAt ?? '');
  if (Number.isNaN(at)) return null;
  const date = fairDateAt(new Date(at));
  const time = fairClock(at);
  return (
    <p>
      <span className={styles.dot} aria-hidden />
      {date === fairDateAt(new Date())
        ? text('mySchedule.live', { time })
        : text('mySchedule.liveSince', { date: longDateLabel(date), time })}
    </p>
  );
}
