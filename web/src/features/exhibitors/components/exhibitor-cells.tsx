// The cells of a row in the list of exhibitors.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useCountryFlag } from '../../../queries/use-country-flag.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { Flag } from '../../../ui/flag.tsx';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './exhibitor-cells.module.css';
import { HoursTaken } from './hours-taken.tsx';

interface CellProps {
  exhibitor: ListedExhibitor;
}

export function NameCell({ exhibitor: { id, companyName: name, boothNumber, logo } }: CellProps) {
  const text = useText();
  const pigmentOf = usePigments();
  return (
    <span className={styles.who}>
      <span className={styles.logo}>
        <Picture
          src={logo ?? undefined}
          alt=""
          loading="lazy"
          fallback={<LogoArt pigment={pigmentOf({ id, company_name: name })} name={name} />}
        />
      </span>
      <span className={styles.names}>
        <Link to={`${DASHBOARD_PATHS.exhibitors}/${id}`} className={styles.name} dir="auto">
          {name}
        </Link>
        <span className={styles.smallBooth}>{boothNumber || text('exhibitors.gap.booth')}</span>
      </span>
    </span>
  );
}

export function BoothCell({ exhibitor: { boothNumber } }: CellProps) {
  const text = useText();
  return boothNumber ? (
    <span className={textStyles.unbroken}>{boothNumber}</span>
  ) : (
    <span className={textStyles.danger}>{text('exhibitors.missing')}</span>
  );
}

export function CountryCell({ exhibitor: { regionCountry } }: CellProps) {
  const countryName = useCountryName();
  const flagOf = useCountryFlag();
  return (
    <span title={countryName(regionCountry)}>
      {regionCountry !== '' && <Flag src={flagOf(regionCountry)} />}
      <span className="visually-hidden">{countryName(regionCountry)}</span>
    </span>
  );
}

/** How many sub-categories are named; the others are counted. */
const NAMED = 2;

export function SubCategoriesCell({ exhibitor: { subCategories } }: CellProps) {
  const text = useText();
  const named = subCategories.slice(0, NAMED).map(({ name }) => name);
  const more = subCategories.length - NAMED;
  return (
    <span className={styles.quiet}>
      <span>{named.join(', ')}</span>
      {more > 0 && <span className={styles.more}>{text('exhibitors.more', { count: more })}</span>}
    </span>
  );
}

export function HoursCell({ exhibitor: { id, companyName: name, hours, hoursTaken: taken } }: CellProps) {
  const text = useText();
  return (
    <Link
      to={registrationsPath({ programme: 'all', exhibitor: id })}
      aria-label={text('exhibitors.registrationsWith', { taken, hours, name })}
      className={styles.hours}
    >
      <HoursTaken taken={taken} hours={hours} />
    </Link>
  );
}
