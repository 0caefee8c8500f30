// Approved buyers without a room: those in line for one, to whom a free one can be offered, and those who have not booked.
import { useQueryClient } from '@tanstack/react-query';
import { personPath } from '@visavis/contract/dashboard-path';
import type { Output } from '@visavis/contract/endpoint';
import type { listWithoutRoom, UnbookedBuyer } from '@visavis/contract/hosted-booking/endpoints';
import { offerRoom } from '@visavis/contract/room/calls';
import { can } from '@visavis/domain/identity/grants';
import { BedDouble } from 'lucide-react';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { type Instants, useInstants } from '../../../i18n/use-instants.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { DataTable } from '../../../list/data-table.tsx';
import { ListRows } from '../../../list/list-rows.tsx';
import { useList } from '../../../list/use-list.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { useToast } from '../../../ui/toast.tsx';
import { refreshBookings, WITHOUT_ROOM } from '../api.ts';
import page from '../bookings-page.module.css';
import table from './rooming-table.module.css';
import type { Finding } from './rooms-panel.tsx';
import styles from './waiting-panel.module.css';

type Waiting = Output<typeof listWithoutRoom>['waiting'][number];

const idOfBuyer = ({ id }: UnbookedBuyer): number => id;

export function WaitingPanel({ finding }: { finding: Finding }) {
  const text = useText();
  const { search = '' } = finding.filter;
  const list = useList(WITHOUT_ROOM, search === '' ? {} : { search });
  return (
    <>
      {list.facts && <InLine waiting={list.facts.waiting} />}
      <h2 className={styles.title}>{text('bookings.unbooked')}</h2>
      <p className={styles.hint}>{text('bookings.unbookedHint')}</p>
      <div className={page.search}>
        <SearchField
          {...finding.search}
          label={text('bookings.search')}
          placeholder={text('bookings.searchPlaceholder')}
        />
      </div>
      <ListRows
        list={list}
        idOf={idOfBuyer}
        words={{
          loading: text('bookings.waitingLoading'),
          failed: text('bookings.waitingFailed'),
          tryAgain: text('dashboard.tryAgain'),
          found: (count) => text('bookings.unbookedFound', { count }),
        }}
        none={
          <EmptyState
            icon={<BedDouble aria-hidden />}
            title={text(search === '' ? 'bookings.unbookedNone' : 'bookings.noneFound')}
          />
        }
        table={(rows, busy) => <Unbooked rows={rows} busy={busy} />}
      />
    </>
  );
}

function InLine({ waiting }: { waiting: readonly Waiting[] }) {
  const text = useText();
  return (
    <section>
      <h2 className={styles.title}>{text('bookings.inLine')}</h2>
      {waiting.length === 0 ? (
        <p className={styles.hint}>{text('bookings.inLineNone')}</p>
      ) : (
        <ul className={styles.list}>
          {waiting.map((wait) => (
            <Wait key={wait.id} wait={wait} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Wait({ wait }: { wait: Waiting }) {
  const text = useText();
  const toast = useToast();
  const role = useRole();
  const stays = useStays();
  const instants = useInstants();
  const countryName = useCountryName();
  const queries = useQueryClient();
  const isOpen = wait.position === null || wait.offeredUntil === null;
  const offer = useAction({
    act: () => {
      const { id, user_id, company_id, version } = wait;
      return call(offerRoom, { params: { id }, body: { user_id, visitor_company_id: company_id, version } });
    },
    failed: text('hostedBuyers.offerFailed'),
    done: ({ outcome, message }) => toast(text.message(outcome, message)),
    // Another organiser may have been quicker.
    settled: () => refreshBookings(queries),
  });
  return (
    <li className={styles.item}>
      <div className={table.guests}>
        <Link className={`${table.guest} ${textStyles.strong}`} to={personPath(wait.reference)}>
          {wait.name}
        </Link>
        <p className={table.note}>
          {text('bookings.companyIn', { company: wait.company, country: countryName(wait.country) })}
        </p>
      </div>
      <div className={table.room}>
        <span>{text.choice('roomType', wait.roomType)}</span>
        <span className={table.note}>{stays.stay(wait.stay.label)}</span>
      </div>
      <div className={table.room}>
        <span>{standing(text, instants, wait)}</span>
        <span className={table.note}>
          {text('bookings.waitsSince', { when: instants.instant(wait.joinedAt) })}
        </span>
        {offer.failure !== null && (
          <span className={textStyles.danger} role="alert">
            {offer.failure}
          </span>
        )}
      </div>
      {wait.isFree && isOpen && can(role, 'room.offer') && (
        <Button
          variant="secondary"
          className={styles.offer}
          busy={offer.isBusy}
          busyText={text('hostedBuyers.sending')}
          onClick={() => void offer.run()}
        >
          {text('hostedBuyers.offerRoom')}
          <span className="visually-hidden"> {text('hostedBuyers.sendTo', { name: wait.name })}</span>
        </Button>
      )}
    </li>
  );
}

function standing(text: Text, instants: Instants, { position, isFree, offeredUntil }: Waiting): string {
  if (position === null) return text('bookings.offerLapsed');
  if (offeredUntil !== null) return text('bookings.offeredUntil', { when: instants.instant(offeredUntil) });
  return text(isFree ? 'bookings.lineFree' : 'bookings.line', { position });
}

function Unbooked({ rows, busy }: { rows: readonly UnbookedBuyer[]; busy: boolean }) {
  const text = useText();
  const instants = useInstants();
  const countryName = useCountryName();
  return (
    <DataTable
      caption={text('bookings.unbooked')}
      columns={[
        { key: 'buyer', title: text('bookings.buyer') },
        { key: 'contact', title: text('bookings.contact') },
        { key: 'approved', title: text('bookings.approved') },
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          buyer: (
            <div className={table.guests}>
              <Link className={table.guest} to={personPath(row.reference)}>
                {row.name}
              </Link>
              <p className={table.note}>
                {text('bookings.companyIn', { company: row.company, country: countryName(row.country) })}
                {` · ${row.reference}`}
              </p>
            </div>
          ),
          contact: (
            <div className={table.room}>
              <span>{row.email}</span>
              <span className={table.note}>{row.phoneNumber}</span>
            </div>
          ),
          approved: row.approvedAt === null ? '' : instants.instant(row.approvedAt),
        },
      }))}
      busy={busy}
    />
  );
}
