// The section with what a person entered about themselves and their company.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Person } from '@visavis/contract/person/person';
import { nameIn } from '@visavis/domain/category/names';
import { can } from '@visavis/domain/identity/grants';
import { LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import { ADDRESS_FIELDS, addressOf } from '@visavis/domain/profile/address';
import type { FieldName } from '@visavis/domain/profile/fields';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { WebsiteLink } from '../../../list/website-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { MissingDetails } from './missing-details.tsx';
import styles from './sections.module.css';

export function ContactSection({ person }: { person: Person }) {
  const text = useText();
  const instants = useInstants();
  const dates = useDates();
  const pageLanguage = useLanguage();
  const countryName = useCountryName();
  const role = useRole();
  const [isEditing, setEditing] = useState(false);
  const { contact, failedAddress, language, registration } = person;
  const { designation, companyName, companyNature, companySize, website, country } = contact;
  const missing = <span className={styles.minor}>{text('people.missing')}</span>;
  const or = (name: FieldName, shown: ReactNode) => (contact[name] === '' ? missing : shown);
  const isWithoutAddress = ADDRESS_FIELDS.every((name) => contact[name] === '');
  const items: [term: string, value: ReactNode][] = [
    [
      text.field('email'),
      <span key="email">
        <Mailto address={contact.email} />
        {failedAddress && <Failing failure={failedAddress} />}
      </span>,
    ],
    [text.field('phoneNumber'), or('phoneNumber', <PhoneLink key="phone" number={contact.phoneNumber} />)],
    [text.field('designation'), or('designation', designation)],
    [text.field('companyName'), companyName],
    [text.field('companyNature'), or('companyNature', companyNature)],
    [text.field('companySize'), or('companySize', text.option('companySize', companySize))],
    [
      text.field('companyPhone'),
      or('companyPhone', <PhoneLink key="company" number={contact.companyPhone} />),
    ],
    [text.field('website'), website === '' ? '' : <WebsiteLink key="website" typed={website} />],
    [
      text('people.address'),
      isWithoutAddress ? missing : addressOf({ ...contact, country: countryName(country) }),
    ],
    [text('people.language'), LANGUAGE_NAMES[language]],
    [text('people.chosenInterests'), dates.list(person.interests.map((one) => nameIn(one, pageLanguage)))],
    [text('people.registeredOn'), instants.instant(registration.createdAt)],
    [
      text('review.termsAccepted'),
      registration.termsVersion === null
        ? ''
        : text('review.termsVersion', { version: registration.termsVersion }),
    ],
    [
      text('people.registeredBy'),
      person.registeredBy === null ? '' : text('people.byTelephone', { who: person.registeredBy }),
    ],
  ];
  return (
    <Section
      id="contact"
      title={text('people.contact')}
      aside={
        can(role, 'person.set') &&
        !person.application?.isReplaced && (
          <Button
            variant="secondary"
            className={styles.compact}
            icon={<Pencil aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {text('people.edit')}
            <span className="visually-hidden"> {text('people.contact')}</span>
          </Button>
        )
      }
    >
      <dl className={styles.details}>
        {items.map(
          ([term, value]) =>
            value !== '' && (
              <div key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <MissingDetails person={person} />
      {isEditing && <ContactDialog person={person} onClose={() => setEditing(false)} />}
    </Section>
  );
}

const Mailto = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address)}`}>{address}</a>
);

function Failing({ failure: { reason, failedAt } }: { failure: NonNullable<Person['failedAddress']> }) {
  const text = useText();
  const instants = useInstants();
  return (
    <span className={styles.failing}>
      <strong>{text('people.addressFails', { when: instants.instant(failedAt) })}</strong> {reason}
      <Link to={DASHBOARD_PATHS.failedAddresses}>{text('messages.failed.title')}</Link>
    </span>
  );
}
