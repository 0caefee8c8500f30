// The free stays that follow from the days of the fair, over the nights that can be booked, and the rooms of each.
import type { RoomQuota } from '@visavis/contract/room/endpoints';
import { extraNightOptions, nightsOf, stayOptions } from '@visavis/domain/booking/stay';
import { useText } from '../../../i18n/text.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRoomNumbers } from '../use-room-numbers.ts';
import { Section } from './section.tsx';
import styles from './stays-section.module.css';

interface StaysSectionProps {
  dates: readonly string[];
  /** Whether its rooms can be set: those of the edition that the site shows. */
  hasRooms: boolean;
}

export function StaysSection({ dates, hasRooms }: StaysSectionProps) {
  const text = useText();
  const { stay: inWords } = useStays();
  const nights = extraNightOptions(dates);
  const numbers = useRoomNumbers(hasRooms);
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
      <ul className={styles.stays}>
        {stayOptions(dates).map((stay) => {
          const own = nightsOf(stay);
          return (
            <li key={stay.from}>
              <span className={styles.label}>{inWords(stay.label)}</span>
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
                    label={text('edition.roomsOf', {
                      type: text.choice('roomType', room.roomType),
                      stay: inWords(stay.label),
                    })}
                    inputMode="numeric"
                    autoComplete="off"
                    value={numbers.entry(room)}
                    error={numbers.isWrong(room) ? text('edition.notWhole') : undefined}
                    help={helpOf(room)}
                    onChange={({ target }) => numbers.type(room, target.value)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      void numbers.save();
                    }}
                  />
                ))}
            </li>
          );
        })}
      </ul>
      <div role="status">{numbers.failure && <Banner kind="error">{numbers.failure}</Banner>}</div>
      {numbers.hasChanged && (
        <Button variant="secondary" busy={numbers.isSaving} onClick={() => void numbers.save()}>
          {text('edition.saveRooms')}
        </Button>
      )}
    </Section>
  );
}
