// What the tabs of one draft tell each other: which hours are asked for, and which are held now.
import * as z from 'zod/mini';
import type { HeldHour, HourRef } from '../../features/scheduling/holds.ts';

const hourSchema = z.object({ exhibitorId: z.int(), day: z.int(), hour: z.int() });
const messageSchema = z.union([
  z.object({ kind: z.literal('claiming'), hour: hourSchema }),
  z.object({ kind: z.literal('claimed'), hour: hourSchema }),
  z.object({
    kind: z.literal('held'),
    /** Each tab has a clock of its own: times travel as what is left. */
    held: z.array(z.object({ ...hourSchema.shape, msLeft: z.number(), isLast: z.boolean() })),
  }),
]);
type Message = z.infer<typeof messageSchema>;

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

/** Where a browser has no such channel each tab asks the server for itself. */
export function tellTabs(name: string, listener: HoldListener): HoldTabs {
  let channel: BroadcastChannel | undefined;
  const send = (message: Message): void => channel?.postMessage(message);

  const hear = ({ data }: MessageEvent<unknown>): void => {
    const read = messageSchema.safeParse(data);
    // Another tab may run another version of the pages.
    if (!read.success) return;
    const message = read.data;
    if (message.kind === 'claiming') listener.onClaiming(message.hour);
    else if (message.kind === 'claimed') listener.onClaimed(message.hour);
    else {
      const at = performance.now();
      listener.onHeld(message.held.map(({ msLeft, ...hour }) => ({ ...hour, lapsesAt: at + msLeft })));
    }
  };

  return {
    join() {
      if (typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(name);
      channel.onmessage = hear;
    },
    leave() {
      channel?.close();
      channel = undefined;
    },
    held(held) {
      const at = performance.now();
      send({
        kind: 'held',
        held: held.map(({ exhibitorId, day, hour, lapsesAt, isLast }) => ({
          exhibitorId,
          day,
          hour,
          msLeft: lapsesAt - at,
          isLast,
        })),
      });
    },
    claiming: (hour) => send({ kind: 'claiming', hour }),
    claimed: (hour) => send({ kind: 'claimed', hour }),
  };
}
