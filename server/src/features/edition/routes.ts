// GET /api/edition: the current edition.
import { getEdition } from '@visavis/contract/edition/endpoints';
import type { Clock } from '../../adapters/clock.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from './service.ts';

export function editionRoutes(bind: Binder, editions: EditionService, clock: Clock): void {
  bind(getEdition, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return (await editions.current()).editionAt(clock());
  });
}
