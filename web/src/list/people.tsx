// Filters and columns that the lists of both programmes share.
import { COMPANY_SIZES, type CompanySize } from '@visavis/domain/profile/fields';
import type { TextId } from '../i18n/text.ts';
import { useCountryFlag } from '../queries/use-country-flag.ts';
import { Flag } from '../ui/flag.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './people.module.css';
import { TagList } from './tag-list.tsx';
import type { Shown } from './use-shown.ts';

type Given = Shown<{
  countries: readonly { country: string; total: number }[] | undefined;
  tags: readonly { name: string; total: number }[] | undefined;
}>;

/** Filters of people. @param size the label of the filter by company size */
export const peopleFilters = (size: TextId) => ({
  tag: {
    control: {
      label: 'dashboard.tag' as const,
      at: 'more' as const,
      options: ({ text, facts: { tags = [] } }: Given) =>
        tags.map(({ name, total }) => ({
          value: name,
          label: text('dashboard.tagOption', { tag: name, total }),
        })),
    },
    tag: (value: string, { text }: Given) => text('review.filter.tag', { value }),
  },
  country: {
    control: {
      label: 'review.country' as const,
      at: 'beside' as const,
      options: ({ text, countryName, facts: { countries = [] } }: Given) =>
        countries
          // People without a country are found by the filter for missing details.
          .filter(({ country }) => country !== '')
          .map(({ country, total }) => ({
            value: country,
            label: text('review.countryOption', { country: countryName(country), total }),
          }))
          .sort((a, b) => a.label.localeCompare(b.label)),
    },
    tag: (value: string, { text, countryName }: Given) =>
      text('review.filter.country', { value: countryName(value) }),
  },
  companySize: {
    control: {
      label: size,
      at: 'beside' as const,
      options: ({ text }: Given) =>
        COMPANY_SIZES.map((value) => ({ value, label: text.option('companySize', value) })),
    },
    tag: (value: CompanySize, { text }: Given) =>
      text('review.filter.companySize', { value: text.option('companySize', value) }),
  },
  registeredAfter: {
    tag: (value: string, { text, instants }: Given) =>
      text('review.filter.registeredAfter', { value: instants.instant(value) }),
  },
});

interface Person {
  company: string;
  companySize: string;
  country: string;
  email: string;
  phoneNumber: string;
  tags: readonly string[];
}

/** Columns of people. @param titles those of the two columns whose titles differ between the lists */
export const peopleColumns = (titles: { company: TextId; size: TextId }) => ({
  company: {
    key: 'company',
    title: titles.company,
    sort: 'company' as const,
    small: { row: 2, side: 'start' as const },
    cell: (row: Person) => <CompanyCell row={row} />,
  },
  size: {
    key: 'size',
    title: titles.size,
    sort: 'size' as const,
    hideOnSmall: true,
    cell: ({ companySize }: Person, { text }: Given) => text.option('companySize', companySize),
  },
  country: {
    key: 'country',
    title: 'review.country' as const,
    sort: 'country' as const,
    isShown: 'by-choice' as const,
    cell: ({ country }: Person, { countryName }: Given) => countryName(country),
  },
  email: {
    key: 'email',
    title: 'review.email' as const,
    isShown: 'by-choice' as const,
    cell: ({ email }: Person) => <a href={`mailto:${email}`}>{email}</a>,
  },
  phone: {
    key: 'phone',
    title: 'review.phone' as const,
    isShown: 'by-choice' as const,
    cell: ({ phoneNumber }: Person) => <PhoneLink number={phoneNumber} />,
  },
  tags: {
    key: 'tags',
    title: 'dashboard.tags' as const,
    isShown: 'by-choice' as const,
    cell: ({ tags }: Person) => <TagList tags={tags} />,
  },
});

function CompanyCell({ row: { country, company } }: { row: Person }) {
  const flagOf = useCountryFlag();
  return (
    <span className={styles.company}>
      {country !== '' && <Flag src={flagOf(country)} />}
      <span dir="auto">{company}</span>
    </span>
  );
}
