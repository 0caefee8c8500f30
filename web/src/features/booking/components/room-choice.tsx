// The choice of room type: marks the full ones, and offers the waiting list for the chosen one.
import type { OfferedRoom } from '@visavis/contract/room/endpoints';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Rooms } from '../rooms.ts';
import styles from './room-choice.module.css';

interface RoomChoiceProps {
  rooms: Rooms;
  /** Types of room that the edition offers. */
  offers: readonly string[];
  /** Nothing is paid. */
  isFree: boolean;
  /** Label of the chosen stay; empty until one is chosen. */
  stay: string;
  room: string;
  onChoose: (room: string) => void;
  /** Called when the buyer joins or leaves the waiting list. */
  onWait: () => void;
  error?: string | undefined;
}

export function RoomChoice({ rooms, offers, isFree, stay, room, onChoose, onWait, error }: RoomChoiceProps) {
  const text = useText();
  const chosen = rooms.find(stay, room);
  return (
    <>
      <RadioCards
        legend={text('payment.roomType')}
        name="roomType"
        layout="pair"
        options={offers.map((offered) => {
          const name = text.choice('roomType', offered);
          const isFull = rooms.find(stay, offered)?.isFull ?? false;
          return { value: offered, label: isFull ? text('payment.roomFull', { room: name }) : name };
        })}
        value={room}
        onChange={onChoose}
        error={error}
      />
      {chosen && (chosen.isFull || chosen.position !== null) && (
        <Waiting room={chosen} rooms={rooms} isFree={isFree} onWait={onWait} />
      )}
    </>
  );
}

interface WaitingProps {
  room: OfferedRoom;
  rooms: Rooms;
  isFree: boolean;
  onWait: () => void;
}

function Waiting({ room, rooms, isFree, onWait }: WaitingProps) {
  const text = useText();
  const stays = useStays();
  const instants = useInstants();
  const { position, isFull, offeredUntil, stay } = room;
  const waits = position !== null;
  const sentence = ((): ReactNode => {
    if (offeredUntil !== null && !isFull)
      return text(isFree ? 'payment.roomKeptFree' : 'payment.roomKept', {
        when: instants.instant(offeredUntil),
      });
    if (waits && !isFull) return text(isFree ? 'payment.roomFreeToBook' : 'payment.roomIsFree');
    if (waits) return text('payment.roomWaiting', { position });
    return text('payment.roomFullNow', { stay: stays.stay(stay.label) });
  })();
  return (
    <div className={styles.waiting}>
      <Banner
        kind="info"
        action={
          // The same button for both actions, so that it keeps the focus.
          <Button
            variant="text"
            busy={rooms.waiting.isBusy}
            busyText={text('payment.roomBusy')}
            onClick={() => {
              onWait();
              void (waits ? rooms.leave(room) : rooms.join(room));
            }}
          >
            {text(waits ? 'payment.roomLeave' : 'payment.roomJoin')}
          </Button>
        }
      >
        {sentence}
      </Banner>
      <Failure of={rooms.waiting} />
    </div>
  );
}
