// The details that an applicant gave, for the organiser's decision.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { WebsiteLink } from '../../../list/website-link.tsx';
import styles from './application-details.module.css';

/** @param titleId of the element with the applicant's name */
export function ApplicationDetails({ row, titleId }: { row: HostedRow; titleId: string }) {
  const text = useText();
  const instants = useInstants();
  const countryName = useCountryName();
  const items: [term: string, value: ReactNode][] = [
    [text('hostedBuyers.designation'), row.designation],
    [text('hostedBuyers.company'), row.company],
    [text('hostedBuyers.companySize'), text.option('companySize', row.companySize)],
    [text('hostedBuyers.businessNature'), row.businessNature],
    [text('hostedBuyers.country'), countryName(row.country)],
    [text('hostedBuyers.address'), row.address],
    [
      text('hostedBuyers.website'),
      row.website.trim() === '' ? (
        text('hostedBuyers.notGiven')
      ) : (
        <WebsiteLink key="website" typed={row.website} />
      ),
    ],
    [text('hostedBuyers.phone'), row.phoneNumber],
    [
      text('hostedBuyers.email'),
      <a key="email" href={`mailto:${encodeURIComponent(row.email)}`}>
        {row.email}
      </a>,
    ],
    [text('hostedBuyers.reference'), row.reference],
    [text('hostedBuyers.appliedOn'), instants.instant(row.createdAt)],
    [text('hostedBuyers.termsAccepted'), text('hostedBuyers.termsVersion', { version: row.termsVersion })],
  ];
  return (
    <section className={styles.details} aria-labelledby={titleId}>
      <dl>
        {items.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value === '' ? text('hostedBuyers.notGiven') : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
