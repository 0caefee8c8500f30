// Synchronises the tabs of one draft: which slots are being claimed, and which are held.
import type { HeldHour, HourRef } from '../../features/scheduling/holds.ts';
import {
  flagShape,
  integerShape,
  listShape,
  numberShape,
  oneOf,
  recordShape,
  type Shape,
} from '../../lib/shape.ts';

const hourParts = { exhibitorId: integerShape, day: integerShape, minute: integerShape };
const hourShape: Shape<HourRef> = recordShape(hourParts);
const claimShape = recordShape({ kind: oneOf('claiming', 'claimed'), hour: hourShape });
const heldShape = recordShape({
  kind: oneOf('held'),
  /** Each tab has its own clock, so times are sent as the time left. */
  held: listShape(recordShape({ ...hourParts, msLeft: numberShape, isLast: flagShape })),
});
type Claim = NonNullable<ReturnType<typeof claimShape>>;
type Message = { kind: 'held'; held: (Omit<HeldHour, 'lapsesAt'> & { msLeft: number })[] } | Claim;

interface HoldListener {
  onHeld(held: HeldHour[]): void;
  onClaiming(hour: HourRef): void;
  onClaimed(hour: HourRef): void;
}

export interface HoldTabs {
  join(): void;
  leave(): void;
  held(held: readonly HeldHour[]): void;
  claiming(hour: HourRef): void;
  claimed(hour: HourRef): void;
}

/** In browsers without BroadcastChannel each tab asks the server for itself. */
export function connectTabs(name: string, listener: HoldListener): HoldTabs {
  let channel: BroadcastChannel | undefined;
  const send = (message: Message): void => channel?.postMessage(message);

  const receive = ({ data }: MessageEvent<unknown>): void => {
    const message: Message | undefined = claimShape(data) ?? heldShape(data);
    // Another tab may run another version of the site: messages of unknown shape are ignored.
    if (!message) return;
    if (message.kind === 'held') {
      const at = performance.now();
      listener.onHeld(message.held.map(({ msLeft, ...hour }) => ({ ...hour, lapsesAt: at + msLeft })));
    } else if (message.kind === 'claiming') listener.onClaiming(message.hour);
    else listener.onClaimed(message.hour);
  };

  return {
    join() {
      if (typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(name);
      channel.onmessage = receive;
    },
    leave() {
      channel?.close();
      channel = undefined;
    },
    held(held) {
      const at = performance.now();
      send({
        kind: 'held',
        held: held.map(({ exhibitorId, day, minute, lapsesAt, isLast }) => ({
          exhibitorId,
          day,
          minute,
          msLeft: lapsesAt - at,
          isLast,
        })),
      });
    },
    claiming: (hour) => send({ kind: 'claiming', hour }),
    claimed: (hour) => send({ kind: 'claimed', hour }),
  };
}
