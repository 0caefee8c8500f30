// Whether the process lives, and whether it can work.
import { getHealth, getReadiness } from '@visavis/contract/health';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';

/** @param isReady resolves to true once the database answers and no migration is pending */
export function healthRoutes(bind: Binder, isReady: () => Promise<boolean>): void {
  bind(getHealth, { policy: 'public', limit: 'none' }, async () => ({ status: 'ok' as const }));

  bind(getReadiness, { policy: 'public', limit: 'none' }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    if (!(await isReady()))
      throw new AppError('server.unavailable', 'The database is being prepared.', { retryAfterSeconds: 1 });
    return { status: 'ready' as const };
  });
}
