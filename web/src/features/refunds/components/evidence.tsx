// The held meetings of a buyer and who confirmed each, collapsed until requested.
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './evidence.module.css';

export function Evidence({ row: { name, evidence } }: { row: RefundRow }) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (evidence.length === 0) return <span className={styles.none}>{text('refunds.noEvidence')}</span>;
  return (
    <div>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.toggle}
        onClick={() => setOpen(!isOpen)}
      >
        {text(isOpen ? 'refunds.hideEvidence' : 'refunds.showEvidence', { count: evidence.length })}
      </Button>
      <ul id={id} hidden={!isOpen} className={styles.list} aria-label={text('refunds.evidenceOf', { name })}>
        {evidence.map(({ exhibitor, boothNumber, date, time, by, at, way, isDisputed }) => (
          <li key={`${date} ${time}`}>
            <span>
              {text('refunds.evidenceLine', {
                exhibitor,
                booth: boothNumber,
                date: dates.date(date),
                time: dates.time(time),
              })}
            </span>
            <span className={styles.by}>
              {text(way === 'dashboard' ? 'refunds.evidenceBy' : 'refunds.evidenceByLink', {
                by,
                at: instants.instant(at),
              })}
            </span>
            {isDisputed && <strong className={styles.by}>{text('attendance.says.missed')}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}
