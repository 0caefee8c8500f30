// An in-memory stub of the server's holds, called through fetch: one draft, and the slots that others have.
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
  const refuse = (status: number, code: string) =>
    Response.json({ error: code, message: code, code, requestId: '1' }, { status });
  const answer = (status: number) => {
    const { token, held, secondsLeft, renewableSeconds } = server;
    const holds = held.map((hour) => ({ ...hour, secondsLeft, renewableSeconds }));
    return Response.json({ draftToken: token, holds }, { status });
  };

  const take = (hour: Hour) => {
    if (server.gone.has(hour.exhibitorId)) return refuse(404, 'resource.not-found');
    if (server.others.has(nameOf(hour))) return refuse(409, 'meeting.slot-taken');
    const others = server.held.filter(({ exhibitorId }) => exhibitorId !== hour.exhibitorId);
    if (others.some((held) => held.day === hour.day && held.minute === hour.minute))
      return refuse(409, 'hold.hour-in-use');
    server.held = [...others, hour];
    return answer(201);
  };

  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const hour = typeof body === 'string' ? (JSON.parse(body) as Hour) : null;
    server.calls.push(`${method} ${path}${hour ? ` ${nameOf(hour)}` : ''}`);
    if (server.isAway) throw new TypeError('no network');
    const isKnown = server.token !== null && new Headers(headers).get('x-draft-token') === server.token;
    if (hour) {
      if (!isKnown) {
        server.held = [];
        server.token = `token ${server.calls.length}`;
      }
      return take(hour);
    }
    if (!isKnown) return refuse(404, 'resource.not-found');
    if (method === 'DELETE')
      server.held = server.held.filter(({ exhibitorId }) => !path.endsWith(`/${exhibitorId}`));
    return answer(200);
  });
  return server;
}
