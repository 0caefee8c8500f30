// The numbers of the chart as a table; each day links to its registrations.
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import type { ListPath } from '../list-path.ts';
import type { RegistrationDays } from '../registration-days.ts';
import styles from './registrations-panel.module.css';

interface RegistrationsTableProps {
  days: RegistrationDays;
  listPath: ListPath;
  hasHosted: boolean;
  caption: string;
}

export function RegistrationsTable({ days, listPath, hasHosted, caption }: RegistrationsTableProps) {
  const text = useText();
  const dates = useDates();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('overview.date')}</th>
          <th scope="col">{text('overview.business')}</th>
          {hasHosted && (
            <>
              <th scope="col">{text('overview.hosted')}</th>
              <th scope="col">{text('overview.total')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, business, hosted }) => (
          <tr key={date}>
            <th scope="row">
              <Link to={listPath({ registeredOn: date })}>{dates.date(date)}</Link>
            </th>
            <td>{business}</td>
            {hasHosted && (
              <>
                <td>{hosted}</td>
                <td>{business + hosted}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
