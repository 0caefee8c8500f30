// Says whether the numbers are live.
import { RotateCw } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Button } from '../../../ui/button.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './live-line.module.css';

interface LiveLineProps {
  lastChangeAt: string | null;
  /** When the numbers were loaded, epoch milliseconds. */
  updatedAt: number;
  isLost: boolean;
  isFetching: boolean;
  zone: string;
  onRefresh: () => void;
}

export function LiveLine({ lastChangeAt, updatedAt, isLost, isFetching, zone, onRefresh }: LiveLineProps) {
  const text = useText();
  const instants = useInstants();
  const live =
    lastChangeAt === null
      ? text('overview.live')
      : text('overview.liveSince', { time: instants.recent(lastChangeAt, updatedAt), zone });
  return (
    <div className={styles.line}>
      {/* Updates every few seconds are not announced; losing the connection is. */}
      {!isLost && <p>{live}</p>}
      <p role="status" className={textStyles.warning}>
        {isLost && text('overview.notLive', { time: instants.clock(updatedAt), zone })}
      </p>
      {isLost && (
        <Button
          variant="text"
          icon={<RotateCw aria-hidden />}
          busy={isFetching}
          busyText={text('ui.loading')}
          onClick={onRefresh}
        >
          {text('overview.refresh')}
        </Button>
      )}
    </div>
  );
}
