// Liveness and readiness endpoints: whether the process is alive, and whether it can serve requests.

import { getHealth, getReadiness } from '@visavis/contract/health/endpoints';
import type { Message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';

/** @param findUnreadyReason resolves to why this process cannot serve requests, or to null */
export function healthRoutes(bind: Binder, findUnreadyReason: () => Promise<Message | null>): void {
  bind(getHealth, { limit: 'none' }, async () => ({ status: 'ok' as const }));

  bind(getReadiness, { limit: 'none' }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const hindrance = await findUnreadyReason();
    if (hindrance !== null) throw new AppError('server.unavailable', hindrance, { retryAfterSeconds: 1 });
    return { status: 'ready' as const };
  });
}
