// What a row of those who have not booked shows.
import { personPath } from '@visavis/contract/dashboard-path';
import type { UnbookedBuyer } from '@visavis/contract/hosted-booking/endpoints';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import table from './rooming-cells.module.css';

interface CellProps {
  row: UnbookedBuyer;
}

export function BuyerCell({ row: { reference, name, company, country } }: CellProps) {
  const text = useText();
  const countryName = useCountryName();
  return (
    <div className={table.guests}>
      <Link className={table.guest} to={personPath(reference)}>
        {name}
      </Link>
      <p className={table.note}>
        {text('bookings.companyIn', { company, country: countryName(country) })}
        {` · ${reference}`}
      </p>
    </div>
  );
}

export const ContactCell = ({ row: { email, phoneNumber } }: CellProps) => (
  <div className={table.room}>
    <span>{email}</span>
    <span className={table.note}>{phoneNumber}</span>
  </div>
);
