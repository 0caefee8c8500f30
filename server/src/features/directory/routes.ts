// Routes of the public directory of exhibitors: its list, its figures, and single exhibitors.

import { getDirectoryEntry, getDirectoryFacts, listDirectory } from '@visavis/contract/directory/endpoints';
import { DIRECTORY_PAGE_SIZE } from '@visavis/domain/directory/schema';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import type { EditionService } from '../edition/public.ts';
import { createDirectoryService } from './service.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  rateLimitScale: number;
}

export function directoryRoutes(bind: Binder, { db, clock, editions, rateLimitScale }: Dependencies): void {
  const directory = createDirectoryService(db, editions, clock);

  bind(
    listDirectory,
    { limit: scaledLimit(RATES.searches, rateLimitScale) },
    async ({ query, request, reply }) => {
      const { entries, total } = await directory.find(
        {
          search: query.search,
          categories: query.categories?.split(',').map(Number),
          countries: query.countries?.split('|'),
          isFree: query.free === 'true',
          sort: query.sort,
        },
        { offset: query.offset ?? 0, limit: query.limit ?? DIRECTORY_PAGE_SIZE },
        languageOf(request, await editions.siteLanguages()),
      );
      reply.header('cache-control', 'no-store').header('x-total-count', total);
      return entries;
    },
  );

  bind(getDirectoryFacts, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return directory.facts();
  });

  bind(getDirectoryEntry, async ({ params, request, reply }) => {
    const detail = await directory.detailOf(params.id, languageOf(request, await editions.siteLanguages()));
    if (!detail) throw new AppError('resource.not-found', message('exhibitor.unknown'));
    reply.header('cache-control', 'no-store');
    return detail;
  });
}
