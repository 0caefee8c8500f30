// The link of a message: where it leads, and the key that opens it.
import { DASHBOARD_PATHS, MY_SCHEDULE_PATH } from '@visavis/contract/page-path';
import type { EmailContent, EmailKind } from '@visavis/domain/email/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { createAccessKey } from '../access-key/service.ts';
import { createPasswordLink } from '../organiser/service.ts';

/** Kinds whose link chooses a password, for what. All others lead to a visitor's schedule. */
const PASSWORD_PURPOSES: Partial<Record<EmailKind, 'invitation' | 'reset'>> = {
  'staff-invitation': 'invitation',
  'password-reset': 'reset',
};

export function linkOf({ kind }: EmailContent, publicUrl: string, key: string): string {
  const path = PASSWORD_PURPOSES[kind] ? DASHBOARD_PATHS.password : MY_SCHEDULE_PATH;
  return `${publicUrl}${path}?key=${encodeURIComponent(key)}`;
}

/**
 * A key of its own each time: none is kept, so none can be sent again.
 * @returns null where there is nobody for whom it could be made
 */
export async function createLinkKey(
  db: Kysely<Database>,
  content: EmailContent,
  { registrationId, organiserId }: { registrationId: number | null; organiserId: number | null },
  now: Date,
): Promise<string | null> {
  const purpose = PASSWORD_PURPOSES[content.kind];
  if (purpose) return organiserId === null ? null : createPasswordLink(db, { organiserId, purpose, now });
  if (registrationId === null || !content.exhibition) return null;
  return createAccessKey(db, { registrationId, lastDate: content.exhibition.lastDate, now });
}
