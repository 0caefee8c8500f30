// A notice that registration is closed, that the fair is over or in its last hour, or when a programme opens.
import { isOver } from '@visavis/domain/edition/over';
import type { Closing } from '@visavis/domain/edition/programme';
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './memory-only-notice.module.css';
import { useOpening } from './use-opening.ts';

export function OverNotice({
  edition,
  closing,
}: {
  edition: Edition | undefined;
  closing?: Closing | undefined;
}) {
  const sentence = useSentence(edition, closing);
  return sentence === undefined ? null : (
    <div className={styles.notice}>
      <Banner kind="info">{sentence}</Banner>
    </div>
  );
}

function useSentence(edition: Edition | undefined, closing: Closing | undefined): string | undefined {
  const text = useText();
  const dates = useDates();
  const opening = useOpening(closing);
  if (!edition) return;
  const { name, hasEnded, isClosed } = edition;
  if (!isOver(edition)) return closing?.reason === 'off' ? text('app.programmeOff', { name }) : opening;
  if (isClosed && !hasEnded) return text('app.closed', { name });
  const next = edition.next
    ? text('app.overNext', { dates: dates.days(edition.next), year: edition.next[0]?.slice(0, 4) ?? '' })
    : text('app.overNextUnknown');
  return text(hasEnded ? 'app.over' : 'app.lastHour', { name, next });
}
