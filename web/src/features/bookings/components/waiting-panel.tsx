// Approved buyers without a room: those in line for one, to whom a free one can be offered, and those who have not booked.
import { useQueryClient } from '@tanstack/react-query';
import { personPath } from '@visavis/contract/dashboard-path';
import { offerRoom } from '@visavis/contract/room/calls';
import { can } from '@visavis/domain/identity/grants';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { type Instants, useInstants } from '../../../i18n/use-instants.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { ListBody } from '../../../list/list-body.tsx';
import { ListFinding } from '../../../list/list-finding.tsx';
import { useOpenList } from '../../../list/use-open-list.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import textStyles from '../../../ui/text.module.css';
import { useToast } from '../../../ui/toast.tsx';
import { refreshBookings } from '../api.ts';
import { UNBOOKED_LIST, type Waiting } from '../unbooked-list.tsx';
import table from './rooming-cells.module.css';
import styles from './waiting-panel.module.css';

export function WaitingPanel() {
  const text = useText();
  const list = useOpenList(UNBOOKED_LIST);
  return (
    <>
      {list.rows.facts && <InLine waiting={list.rows.facts.waiting} />}
      <h2 className={styles.title}>{text('bookings.unbooked')}</h2>
      <p className={styles.hint}>{text('bookings.unbookedHint')}</p>
      <ListFinding list={list} />
      <ListBody list={list} />
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
