// The audit trail, for admins.
import { listAudit } from '@visavis/contract/audit/endpoints';
import { cleanLine } from '@visavis/domain/text/normalise';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { listEntries } from './repository.ts';

const DEFAULT_LIMIT = 50;

export function auditRoutes(bind: Binder, db: Kysely<Database>): void {
  bind(listAudit, ({ query: { search = '', registration, limit, offset } }) =>
    listEntries(db, {
      search: cleanLine(search).toLowerCase(),
      registrationId: registration ?? null,
      limit: limit ?? DEFAULT_LIMIT,
      offset: offset ?? 0,
    }),
  );
}
