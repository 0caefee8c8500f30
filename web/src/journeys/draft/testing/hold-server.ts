// An in-memory stub of the server's holds, called through fetch: one draft, and the slots that others have.
import { slotRange } from '@visavis/domain/edition/slot-time';
import { vi } from 'vitest';

interface Hour {
  exhibitorId: number;
  day: number;
  minute: number;
}

export interface HoldServer {
  held: Hour[];
  /** Slots taken by others, such as '2/1/14'. */
  others: Set<string>;
  /** The draft token; any other is unknown to the server. */
  token: string | null;
  /** Exhibitors that the edition no longer has. */
  gone: Set<number>;
  /** The server does not respond. */
  isAway: boolean;
  /** 'POST /api/holds 2/1/14', in order. */
  calls: string[];
  secondsLeft: number;
  renewableSeconds: number;
}

const nameOf = ({ exhibitorId, day, minute }: Hour): string => `${exhibitorId}/${day}/${minute}`;

export function serveHolds(): HoldServer {
  const server: HoldServer = {
    held: [],
    others: new Set(),
    gone: new Set(),
    token: null,
    isAway: false,
    calls: [],
    secondsLeft: 600,
    renewableSeconds: 3600,
  };
  const refuse = (status: number, code: string, parts = {}) =>
    Response.json({ error: code, message: code, code, requestId: '1', ...parts }, { status });
  const answer = (status: number) => {
    const { token, held, secondsLeft, renewableSeconds } = server;
    const holds = held.map((hour) => ({ ...hour, secondsLeft, renewableSeconds }));
    return Response.json({ draftToken: token, holds }, { status });
  };

  const take = (hours: Hour[]) => {
    if (hours.some(({ exhibitorId }) => server.gone.has(exhibitorId)))
      return refuse(404, 'resource.not-found');
    const lost = hours.filter((hour) => server.others.has(nameOf(hour)));
    if (lost.length > 0)
      return refuse(409, 'meeting.slot-taken', {
        lost: lost.map(({ day, minute }) => ({
          exhibitor: '',
          boothNumber: '',
          day,
          time: slotRange(minute, 60),
        })),
      });
    const others = server.held.filter(
      ({ exhibitorId }) => !hours.some((hour) => hour.exhibitorId === exhibitorId),
    );
    if (others.some((held) => hours.some(({ day, minute }) => held.day === day && held.minute === minute)))
      return refuse(409, 'hold.hour-in-use');
    server.held = [...others, ...hours];
    return answer(201);
  };

  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as Hour | { slots: Hour[] }) : null;
    const hours = sent && ('slots' in sent ? sent.slots : [sent]);
    server.calls.push([method, path, ...(hours ?? []).map(nameOf)].join(' '));
    if (server.isAway) throw new TypeError('no network');
    const isKnown = server.token !== null && new Headers(headers).get('x-draft-token') === server.token;
    if (hours) {
      if (!isKnown) {
        server.held = [];
        server.token = `token ${server.calls.length}`;
      }
      return take(hours);
    }
    if (!isKnown) return refuse(404, 'resource.not-found');
    if (method === 'DELETE')
      server.held = server.held.filter(({ exhibitorId }) => !path.endsWith(`/${exhibitorId}`));
    return answer(200);
  });
  return server;
}
