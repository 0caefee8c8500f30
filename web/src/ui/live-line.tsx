// Says whether the data on screen is live, and offers a refresh if it is not.
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './live-line.module.css';

interface LiveLineProps {
  /** Message, also announced, while the connection is lost; null while live. */
  lost: ReactNode | null;
  /** Shown beside the message. */
  action: ReactNode;
  /** Shown while live. */
  children: ReactNode;
}

export function LiveLine({ lost, action, children }: LiveLineProps) {
  const isLost = lost !== null;
  return (
    <div className={styles.line} data-lost={isLost || undefined}>
      {/* Rendered from the start, so that later text is announced. */}
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
