// The rooms that a buyer waits for, with the position in line and a button to offer a free one.
import type { HostedRow, RoomWait } from '@visavis/contract/hosted-buyer/row';
import { can } from '@visavis/domain/identity/grants';
import { BedDouble } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Instants, useInstants } from '../../../i18n/use-instants.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import type { Decisions } from '../use-decisions.ts';
import line from './decision-line.module.css';
import letter from './letter-line.module.css';

export function WaitingLines({ row, decisions }: { row: HostedRow; decisions: Decisions }) {
  const text = useText();
  const role = useRole();
  const stays = useStays();
  const instants = useInstants();
  return row.waiting.map((wait) => {
    const room = `${text.choice('roomType', wait.roomType)}, ${stays.stay(wait.stay.label)}`;
    const isOpen = wait.position === null || wait.offeredUntil === null;
    return (
      <div key={wait.id}>
        <p className={line.line}>
          <BedDouble aria-hidden />
          <span>{standing(text, instants, wait, room)}</span>
        </p>
        {wait.isFree && isOpen && can(role, 'room.offer') && (
          <Button
            variant="text"
            className={letter.again}
            busy={decisions.busyOf(row.id) === 'offer'}
            busyText={text('hostedBuyers.sending')}
            onClick={() => void decisions.offer(row, wait.id)}
          >
            {text('hostedBuyers.offerRoom')}
            <span className="visually-hidden"> {text('hostedBuyers.sendTo', { name: row.name })}</span>
          </Button>
        )}
      </div>
    );
  });
}

function standing(
  text: Text,
  instants: Instants,
  { position, offeredUntil }: RoomWait,
  room: string,
): string {
  if (position === null) return text('hostedBuyers.offerLapsed', { room });
  if (offeredUntil !== null)
    return text('hostedBuyers.roomOffered', { room, when: instants.instant(offeredUntil) });
  return text('hostedBuyers.waitsFor', { room, position });
}
