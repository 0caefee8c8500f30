// The exhibitors of the list: place, sub-categories, hours taken, and what each profile lacks first.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { DataTable } from '../../../list/data-table.tsx';
import { useCountryOptions } from '../../../queries/use-country-options.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { Flag } from '../../../ui/flag.tsx';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './exhibitor-table.module.css';
import { HoursTaken } from './hours-taken.tsx';
import { ProfileState } from './profile-state.tsx';
import { RowMenu } from './row-menu.tsx';
import { Tick } from './tick.tsx';

interface ExhibitorTableProps {
  exhibitors: readonly ListedExhibitor[];
  busy: boolean;
  /** Ids that are ticked; null where the organiser may change nothing. */
  chosen: ReadonlySet<number> | null;
  onTick: (id: number, isOn: boolean) => void;
}

/** Sub-categories that are named; of others only their number is shown. */
const NAMED = 2;

export function ExhibitorTable({ exhibitors, busy, chosen, onTick }: ExhibitorTableProps) {
  const text = useText();
  const countryName = useCountryName();
  const pigmentOf = usePigments();
  const countries = useCountryOptions();
  const flagOf = (country: string) => countries.find(({ name }) => name === country)?.flag;
  return (
    <div className={styles.table}>
      <DataTable
        caption={text('overview.exhibitorsCaption')}
        columns={[
          { key: 'name', title: text('overview.columnExhibitor'), small: { row: 1, side: 'start' } },
          { key: 'booth', title: text('overview.columnBooth'), hideOnSmall: true },
          { key: 'country', title: text('overview.columnCountry'), hideOnSmall: true },
          { key: 'subCategories', title: text('exhibitors.columnSubCategories'), hideOnSmall: true },
          { key: 'hours', title: text('exhibitors.columnHours'), small: { row: 2, side: 'start' } },
          { key: 'places', title: text('exhibitors.columnPlaces'), hideOnSmall: true },
          { key: 'products', title: text('exhibitors.columnProducts'), hideOnSmall: true },
          { key: 'profile', title: text('exhibitors.profile'), small: { row: 2, side: 'end' } },
          { key: 'actions', title: text('exhibitors.columnActions'), small: { row: 1, side: 'end' } },
        ]}
        rows={exhibitors.map((exhibitor) => {
          const { id, companyName: name, boothNumber, regionCountry, subCategories } = exhibitor;
          const more = subCategories.length - NAMED;
          return {
            id,
            isCurrent: chosen?.has(id) ?? false,
            cells: {
              name: (
                <span className={styles.who}>
                  {chosen && (
                    <Tick
                      label={text('exhibitors.tick', { name })}
                      checked={chosen.has(id)}
                      onChange={(isOn) => onTick(id, isOn)}
                    />
                  )}
                  <span className={styles.logo}>
                    <Picture
                      src={exhibitor.logo ?? undefined}
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
              ),
              booth: boothNumber ? (
                <span className={styles.whole}>{boothNumber}</span>
              ) : (
                <span className={styles.missing}>{text('exhibitors.missing')}</span>
              ),
              country: (
                <span title={countryName(regionCountry)}>
                  {regionCountry !== '' && <Flag src={flagOf(regionCountry)} />}
                  <span className="visually-hidden">{countryName(regionCountry)}</span>
                </span>
              ),
              subCategories: (
                <span className={styles.quiet}>
                  <span>
                    {subCategories
                      .slice(0, NAMED)
                      .map((one) => one.name)
                      .join(', ')}
                  </span>
                  {more > 0 && (
                    <span className={styles.more}>{text('exhibitors.more', { count: more })}</span>
                  )}
                </span>
              ),
              hours: (
                <Link
                  to={registrationsPath({ programme: 'all', exhibitor: id })}
                  aria-label={text('exhibitors.registrationsWith', {
                    taken: exhibitor.hoursTaken,
                    hours: exhibitor.hours,
                    name,
                  })}
                  className={styles.hours}
                >
                  <HoursTaken taken={exhibitor.hoursTaken} hours={exhibitor.hours} />
                </Link>
              ),
              places: exhibitor.places,
              products: exhibitor.productCount,
              profile: <ProfileState gap={exhibitor.firstGap} />,
              actions: <RowMenu exhibitor={exhibitor} />,
            },
          };
        })}
        busy={busy}
      />
    </div>
  );
}
