// Exhibitors with how booked they are, each linking to its registrations and its printable schedule.

import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import type { ExhibitorLoad } from '@visavis/contract/overview/endpoints';
import { PRINT_PATHS } from '@visavis/contract/page-path';
import { can } from '@visavis/domain/identity/grants';
import { Printer, Store } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useCountryName } from '../../i18n/use-country-name.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { DataTable } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useExhibitorLoads } from './api.ts';
import { OwnLink } from './components/own-link.tsx';
import styles from './exhibitor-schedules-page.module.css';
import { useExhibitorPlace } from './use-exhibitor-place.ts';

export function ExhibitorSchedulesPage() {
  const text = useText();
  const place = useExhibitorPlace();
  return (
    <>
      <PageHead
        title={text('overview.exhibitors')}
        aside={
          <div className={styles.finding}>
            <SelectField
              label={text('overview.order')}
              value={place.order}
              onChange={(event) => place.setOrder(event.target.value)}
              options={[
                { value: 'name', label: text('overview.orderName') },
                { value: 'most-booked', label: text('overview.orderMost') },
                { value: 'least-booked', label: text('overview.orderLeast') },
              ]}
            />
            <div className={styles.search}>
              <SearchField
                label={text('overview.exhibitorsSearch')}
                placeholder={text('overview.exhibitorsSearch')}
                value={place.typed}
                onChange={place.setTyped}
              />
            </div>
          </div>
        }
      />
      <Exhibitors place={place} />
    </>
  );
}

const idOfExhibitor = ({ id }: ExhibitorLoad): number => id;

function Exhibitors({ place }: { place: ReturnType<typeof useExhibitorPlace> }) {
  const text = useText();
  return (
    <ListRows
      list={useExhibitorLoads(place.search, place.order)}
      idOf={idOfExhibitor}
      words={{
        loading: text('overview.exhibitorsLoading'),
        failed: text('overview.exhibitorsFailed'),
        tryAgain: text('overview.tryAgain'),
        found: (count) => text('overview.exhibitorsFound', { count }),
      }}
      none={
        <EmptyState
          icon={<Store aria-hidden />}
          title={text('overview.exhibitorsNone')}
          hint={text(place.search === '' ? 'overview.exhibitorsEmptyHint' : 'overview.exhibitorsNoneHint')}
        />
      }
      table={(exhibitors, busy) => <LoadTable exhibitors={exhibitors} busy={busy} />}
    />
  );
}

function LoadTable({ exhibitors, busy }: { exhibitors: readonly ExhibitorLoad[]; busy: boolean }) {
  const text = useText();
  const countryName = useCountryName();
  const mayLink = can(useRole(), 'exhibitor.make-link');
  return (
    <DataTable
      caption={text('overview.exhibitorsCaption')}
      columns={[
        { key: 'name', title: text('overview.columnExhibitor') },
        { key: 'booth', title: text('overview.columnBooth') },
        { key: 'country', title: text('overview.columnCountry') },
        { key: 'booked', title: text('overview.columnBooked') },
        { key: 'print', title: text('overview.columnPrint'), small: 'foot' },
        ...(mayLink ? [{ key: 'link', title: text('overview.columnLink'), small: 'foot' as const }] : []),
      ]}
      rows={exhibitors.map(({ id, name, boothNumber, country, meetings, capacity, pending }) => ({
        id,
        cells: {
          name: (
            <Link
              to={registrationsPath({ programme: 'all', exhibitor: id })}
              aria-label={text('overview.registrationsOf', { name })}
              className={styles.name}
            >
              {name}
            </Link>
          ),
          booth: boothNumber,
          country: countryName(country),
          booked: (
            <span className={styles.booked}>
              <span>{text('overview.nOfM', { meetings, capacity })}</span>
              {pending > 0 && (
                <span className={styles.pending}>{text('overview.pendingNote', { count: pending })}</span>
              )}
            </span>
          ),
          print: (
            <Link
              to={`${PRINT_PATHS.exhibitor}/${id}`}
              aria-label={text('overview.printScheduleOf', { name })}
              className={styles.print}
            >
              <Printer aria-hidden />
              {text('overview.printSchedule')}
            </Link>
          ),
          link: <OwnLink id={id} name={name} />,
        },
      }))}
      busy={busy}
    />
  );
}
