// Whether the numbers are those of this moment.
import { RotateCw } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './live-line.module.css';

interface LiveLineProps {
  lastChangeAt: string | null;
  /** When the numbers came, epoch milliseconds. */
  updatedAt: number;
  isLost: boolean;
  isAsking: boolean;
  zone: string;
  onRefresh: () => void;
}

export function LiveLine({ lastChangeAt, updatedAt, isLost, isAsking, zone, onRefresh }: LiveLineProps) {
  const text = useText();
  const instants = useInstants();
  const live =
    lastChangeAt === null
      ? text('overview.live')
      : text('overview.liveSince', { time: instants.recent(lastChangeAt, updatedAt), zone });
  return (
    <div className={styles.line}>
      {/* What changes every few seconds is not read aloud; that it stops is. */}
      {!isLost && <p>{live}</p>}
      <p role="status" className={styles.lost}>
        {isLost && text('overview.notLive', { time: instants.clock(updatedAt), zone })}
      </p>
      {isLost && (
        <Button
          variant="text"
          icon={<RotateCw aria-hidden />}
          busy={isAsking}
          busyText={text('ui.loading')}
          onClick={onRefresh}
        >
          {text('overview.refresh')}
        </Button>
      )}
    </div>
  );
}
