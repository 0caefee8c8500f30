// A notice on every page that the fair is over, or in its last hour, and when the next one is.
import { isOver } from '@visavis/domain/edition/over';
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './memory-only-notice.module.css';

export function OverNotice({ edition }: { edition: Edition | undefined }) {
  const text = useText();
  const dates = useDates();
  if (!edition || !isOver(edition)) return null;
  const { name, hasEnded } = edition;
  const next = edition.next
    ? text('app.overNext', { dates: dates.days(edition.next), year: edition.next[0]?.slice(0, 4) ?? '' })
    : text('app.overNextUnknown');
  return (
    <div className={styles.notice}>
      <Banner kind="info">{text(hasEnded ? 'app.over' : 'app.lastHour', { name, next })}</Banner>
    </div>
  );
}
