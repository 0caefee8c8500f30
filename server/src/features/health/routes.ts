// Whether the process lives, and whether it can work.
import { getHealth, getReadiness } from '@visavis/contract/health/endpoints';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';

/** @param findHindrance resolves to the reason why this process cannot work, in one sentence, or to null */
export function healthRoutes(bind: Binder, findHindrance: () => Promise<string | null>): void {
  bind(getHealth, { limit: 'none' }, async () => ({ status: 'ok' as const }));

  bind(getReadiness, { limit: 'none' }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const hindrance = await findHindrance();
    if (hindrance !== null) throw new AppError('server.unavailable', hindrance, { retryAfterSeconds: 1 });
    return { status: 'ready' as const };
  });
}
