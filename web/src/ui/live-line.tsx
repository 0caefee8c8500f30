// Says whether what is on screen is kept up to date, and offers to ask again where it is not.
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './live-line.module.css';

interface LiveLineProps {
  /** What is said aloud while it is not kept up to date; null while it is. */
  lost: ReactNode | null;
  /** Beside what is lost. */
  action: ReactNode;
  /** What stands there while it is kept up to date. */
  children: ReactNode;
}

export function LiveLine({ lost, action, children }: LiveLineProps) {
  const isLost = lost !== null;
  return (
    <div className={styles.line} data-lost={isLost || undefined}>
      {/* There from the start, so that what comes into it is read aloud. */}
      <p role="status" className={isLost ? undefined : 'visually-hidden'}>
        {isLost && (
          <>
            <WifiOff aria-hidden />
            {lost}
          </>
        )}
      </p>
      {isLost ? action : children}
    </div>
  );
}
