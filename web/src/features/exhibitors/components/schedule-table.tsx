// The table of one day in a printable schedule, and its rows.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TABLE_ROLES } from '../../../ui/table-roles.ts';
import textStyles from '../../../ui/text.module.css';
import type { ScheduledMeeting } from '../schedule-rows.ts';
import styles from './schedule-table.module.css';

interface ScheduleTableProps {
  title: string;
  /** The heading of the first column. */
  timeTitle: string;
  /** The rows of the table. */
  children: ReactNode;
}

export function ScheduleTable({ title, timeTitle, children }: ScheduleTableProps) {
  const text = useText();
  const id = useId();
  const headings = [
    timeTitle,
    text('overview.columnVisitor'),
    text('overview.columnCompany'),
    text('overview.columnStatus'),
  ];
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table {...TABLE_ROLES.table} className={styles.table} aria-labelledby={id}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {headings.map((heading) => (
              <th key={heading} {...TABLE_ROLES.heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>{children}</tbody>
      </table>
    </section>
  );
}

/** The row of an hour without a meeting. */
export function QuietRow({ time, children }: { time: string; children: string }) {
  return (
    <tr {...TABLE_ROLES.row} className={textStyles.faint}>
      <th {...TABLE_ROLES.rowHeading} scope="row">
        {time}
      </th>
      <td {...TABLE_ROLES.cell} colSpan={3}>
        {children}
      </td>
    </tr>
  );
}

export function MeetingRow({ time, meeting }: { time: string; meeting: ScheduledMeeting }) {
  const text = useText();
  const countryName = useCountryName();
  const { name, designation, company, country, status, reference } = meeting;
  const isApproved = status === MEETING_STATUS.approved;
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHeading} scope="row">
        {time}
      </th>
      <td {...TABLE_ROLES.cell}>
        <b>{name}</b>
        {designation !== '' && <span className={styles.more}>{designation}</span>}
        <span className={styles.more}>{reference}</span>
      </td>
      <td {...TABLE_ROLES.cell}>
        {company}
        <span className={styles.more}>{countryName(country)}</span>
      </td>
      <td {...TABLE_ROLES.cell} className={classNames(isApproved && textStyles.strong)}>
        {text(isApproved ? 'overview.statusApproved' : 'overview.statusPending')}
      </td>
    </tr>
  );
}
