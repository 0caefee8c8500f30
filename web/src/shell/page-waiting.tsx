// Placeholder of a page while its code or its edition loads.
import { useText } from '../i18n/text.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import styles from './page-waiting.module.css';

export function PageWaiting() {
  const text = useText();
  const late = useDelayed();
  return (
    <div aria-busy="true" className={styles.place}>
      <p className="visually-hidden" role="status">
        {late && text('app.loading')}
      </p>
      {/* Server-rendered too: on a slow connection its styles arrive seconds before any code. */}
      <div className={styles.late}>
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
