// Rooms slept in on each night, of every type, against the rooms that are held.
import type { RoomNight } from '@visavis/contract/hosted-booking/endpoints';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { RoomingList } from '../list.tsx';
import styles from './room-nights.module.css';

interface RoomNightsProps {
  nights: RoomingList['facts']['rooms'];
  /** The night that the list is filtered by, YYYY-MM-DD. */
  chosen: string | undefined;
  /** Called with a night, or with an empty text when the chosen one is pressed again. */
  onChoose: (night: string) => void;
}

export function RoomNights({ nights, ...choice }: RoomNightsProps) {
  const text = useText();
  const { data, error, refetch } = nights;
  if (data) return <Totals nights={data.nights} roomTypes={data.roomTypes} {...choice} />;
  if (!error) return <Skeleton width="100%" height="8rem" />;
  return <LoadFailure again={refetch}>{sentenceOf(text, error, text('bookings.nightsFailed'))}</LoadFailure>;
}

interface TotalsProps extends Pick<RoomNightsProps, 'chosen' | 'onChoose'> {
  nights: readonly RoomNight[];
  roomTypes: readonly string[];
}

function Totals({ nights, roomTypes, chosen, onChoose }: TotalsProps) {
  const text = useText();
  const dates = useDates();
  const most = Math.max(1, ...nights.map(({ rooms }) => rooms));
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('bookings.roomsANight')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('bookings.roomsANight')}</th>
            {nights.map(({ date }) => (
              <th key={date} scope="col">
                <button
                  type="button"
                  className={styles.day}
                  aria-label={text('bookings.onlyNight', { day: dates.plainDay(date) })}
                  aria-pressed={date === chosen}
                  onClick={() => onChoose(date === chosen ? '' : date)}
                >
                  <strong>{Number(date.slice(8))}</strong>
                  {dates.weekdayShort(date)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.all}>
            <th scope="row">{text('bookings.allTypes')}</th>
            {nights.map(({ date, rooms }) => (
              <td key={date}>
                <span className={styles.bar}>
                  {rooms}
                  <span aria-hidden style={{ height: `${(rooms / most) * 2}rem` }} />
                </span>
              </td>
            ))}
          </tr>
          {roomTypes.map((roomType) => (
            <tr key={roomType}>
              <th scope="row">{text.choice('roomType', roomType)}</th>
              {nights.map(({ date, types }) => (
                <td key={date}>
                  <Held type={types.find((one) => one.roomType === roomType)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Held({ type }: { type: RoomNight['types'][number] | undefined }) {
  const text = useText();
  const { rooms = 0, places = null } = type ?? {};
  if (places === null) return rooms;
  return (
    <span className={classNames(styles.held, rooms > places && styles.over)}>
      {rooms}
      <span>{text(rooms > places ? 'bookings.overPlaces' : 'bookings.ofPlaces', { places })}</span>
    </span>
  );
}
