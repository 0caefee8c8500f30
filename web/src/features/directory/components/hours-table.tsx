// The hours of an exhibitor as a read-only table: a ring if free, hatching and a minus if not.
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import type { Edition } from '@visavis/domain/edition/schema';
import { Circle, Minus } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './hours-table.module.css';

interface HoursTableProps {
  exhibitor: Pick<DirectoryDetail, 'company_name' | 'free'>;
  /** Undefined while it loads. */
  edition: Edition | undefined;
}

export function HoursTable({ exhibitor, edition }: HoursTableProps) {
  const text = useText();
  const dates = useDates();
  if (!edition) return <Skeleton height="20rem" />;
  const free = new Set(exhibitor.free.map(({ day, minute }) => `${day} ${minute}`));
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {text('directory.hoursCaption', { company: exhibitor.company_name })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{edition.utcOffsetLabel}</span>
            </th>
            {edition.days.map(({ day, date, dayOfWeek }) => (
              <th key={day} scope="col" className={styles.day}>
                <span aria-hidden="true">
                  <span className={styles.date}>{dates.day(date).split(' ')[0]}</span>
                  <span className={styles.weekday}>
                    {text('directory.weekdayShort', { weekday: dayOfWeek })}
                  </span>
                </span>
                <span className="visually-hidden">{`${text('directory.weekdayLong', { weekday: dayOfWeek })} ${dates.day(date)}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edition.hours.map(({ minute }) => (
            <tr key={minute}>
              <th scope="row" className={styles.hour}>
                {dates.hourShort(minute)}
              </th>
              {edition.days.map(({ day }) => (
                <td key={day}>
                  <Hour isFree={free.has(`${day} ${minute}`)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {[true, false].map((isFree) => (
          <li key={String(isFree)}>
            <Hour isFree={isFree} />
            {text(isFree ? 'directory.free' : 'directory.unavailable')}
          </li>
        ))}
      </ul>
    </>
  );
}

function Hour({ isFree }: { isFree: boolean }) {
  const text = useText();
  const Icon = isFree ? Circle : Minus;
  return (
    <span className={styles.slot} data-free={isFree || undefined}>
      <Icon aria-hidden />
      <span className="visually-hidden">{text(isFree ? 'directory.free' : 'directory.unavailable')}</span>
    </span>
  );
}
