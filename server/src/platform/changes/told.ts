// Tells organisers' open pages which parts of an edition a change affects, within the statement that makes it.
import type { AuditAction } from '@visavis/domain/audit/actions';
import { type Noun, type Part, partsOf } from '@visavis/domain/live/parts';
import { type AliasedRawBuilder, sql } from 'kysely';
import { PARTS_CHANNEL } from './listener.ts';

/** The payload of a notification: names of parts. */
export const partsPayload = (changed: Iterable<AuditAction | Noun>): string =>
  [...new Set<Part>([...changed].flatMap((one) => partsOf(one)))].join(',');

/**
 * For `returning` of the statement. PostgreSQL delivers it once when the transaction commits, and never if it changes
 * no row or is rolled back. Such commits are serialised, so the rush of registrations uses the publisher.
 */
export function told(...changed: readonly (AuditAction | Noun)[]): AliasedRawBuilder<unknown, 'told'> {
  const payload = partsPayload(changed);
  return (payload === '' ? sql`null` : sql`pg_notify(${PARTS_CHANNEL}, ${payload})`).as('told');
}
