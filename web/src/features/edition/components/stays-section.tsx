// The free stays that follow from the fair's days, above the nights that can be booked, and the rooms of each stay.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import type { RoomQuota } from '@visavis/contract/room/endpoints';
import { extraNightOptions, nightsOf, stayOptions } from '@visavis/domain/booking/stay';
import { useText } from '../../../i18n/text.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import textStyles from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditionForm } from '../use-edition-form.ts';
import type { RoomNumbers } from '../use-room-numbers.ts';
import { FIELDS_CLASS, Section } from './section.tsx';
import { fieldOf, SettingField } from './setting-field.tsx';
import styles from './stays-section.module.css';

interface StaysSectionProps {
  form: EditionForm;
  edition: Pick<StoredEdition, 'dates' | 'settings'>;
  numbers: RoomNumbers;
  /** Booked stays that the typed values would no longer offer. */
  kept: number;
}

/** Names a stay's rooms of one type, for their field and the bar of unsaved changes. */
export function useRoomName() {
  const text = useText();
  const { stay: inWords } = useStays();
  return ({ roomType, stay }: RoomQuota): string =>
    text('edition.roomsOf', { type: text.choice('roomType', roomType), stay: inWords(stay.label) });
}

export function StaysSection({ form, edition: { dates, settings }, numbers, kept }: StaysSectionProps) {
  const text = useText();
  const { stay: inWords } = useStays();
  const nameOfRoom = useRoomName();
  const terms = { nights: settings.stayNights, arrivals: settings.stayArrivals };
  const nights = extraNightOptions(dates, terms);
  const types = form.meanwhile('roomTypes');
  const helpOf = (room: RoomQuota): string => {
    const value = numbers.meanwhile(room);
    if (value !== undefined) return text('edition.meanwhile', { value });
    const { booked, paid, waiting } = room;
    return text(numbers.isBelowTaken(room) ? 'edition.roomsBelow' : 'edition.roomsTaken', {
      booked,
      paid,
      waiting,
    });
  };
  return (
    <Section id="stays" title={text('edition.stays')} note={text('edition.staysFollow')}>
      <div className={FIELDS_CLASS}>
        <SettingField form={form} name="stayNights" />
        <SettingField form={form} name="stayArrivals" help="edition.stayArrivalsHelp" />
      </div>
      <div className={styles.types}>
        <TextArea
          {...fieldOf(form, 'roomTypes')}
          label={text('edition.roomTypes')}
          help={
            types === undefined ? text('edition.roomTypesHelp') : text('edition.meanwhile', { value: types })
          }
          rows={3}
        />
      </div>
      <p className={styles.kept} role="status">
        {kept > 0 && text('edition.staysKept', { count: kept })}
      </p>
      <ul className={styles.stays}>
        {stayOptions(dates, terms).map((stay) => {
          const own = nightsOf(stay);
          return (
            <li key={stay.from}>
              <span className={textStyles.strong}>{inWords(stay.label)}</span>
              <span className={styles.nights} aria-hidden>
                {nights.map(({ date }) => (
                  <span key={date} data-own={own.includes(date) ? '' : undefined} />
                ))}
              </span>
              {numbers.rooms
                .filter((room) => room.stay.from === stay.from)
                .map((room) => (
                  <TextField
                    key={room.roomType}
                    name={numbers.nameOf(room)}
                    label={nameOfRoom(room)}
                    inputMode="numeric"
                    autoComplete="off"
                    value={numbers.entry(room)}
                    error={numbers.isWrong(room) ? text('edition.notWhole') : undefined}
                    help={helpOf(room)}
                    onChange={({ target }) => numbers.type(room, target.value)}
                  />
                ))}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
