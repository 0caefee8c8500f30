// Contact and company details of the visitor whose schedule is shown.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import styles from './visitor-details.module.css';

export function VisitorDetails({ group }: { group: MeetingGroup }) {
  const text = useText();
  const countryName = useCountryName();
  const items = [
    { term: text('review.name'), value: group.name },
    { term: text('review.phone'), value: group.phoneNumber },
    { term: text('review.company'), value: group.company },
    {
      term: text('review.registrationNumber'),
      value: group.registrationNumber || text('review.notAvailable'),
    },
    { term: text('review.businessNature'), value: group.businessNature },
    { term: text('review.country'), value: countryName(group.country) },
    {
      term: text('review.termsAccepted'),
      value:
        group.termsVersion === null
          ? text('review.notAvailable')
          : text('review.termsVersion', { version: group.termsVersion }),
    },
  ];
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
