// Creates the secret link with which an exhibitor sees and marks its meetings.

import { EXHIBITOR_DESK_PATH } from '@visavis/contract/page-path';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { replaceExhibitorKey } from './repository.ts';

/** How long a link stays valid after the start of the last day, in milliseconds: marks come in late. */
const KEPT_AFTER_MS = 31 * 24 * 3_600_000;

export interface LinkRequest {
  catalogue: Catalogue;
  exhibitorId: number;
  organiser: Organiser;
  publicUrl: string;
  now: Date;
}

/** @returns the link, which cannot be read again: only its hash is stored */
export async function makeLink(
  db: Kysely<Database>,
  { catalogue, exhibitorId, organiser, publicUrl, now }: LinkRequest,
): Promise<string> {
  const exhibitor = catalogue.findExhibitor(exhibitorId)?.exhibitor;
  if (!exhibitor) throw new AppError('resource.not-found', message('exhibitor.unknown'));
  const key = newToken();
  const lastDate = catalogue.days.at(-1)?.date ?? '';
  await db.transaction().execute(async (transaction) => {
    await replaceExhibitorKey(transaction, {
      key_hash: hashToken(key),
      exhibitor_id: exhibitorId,
      organiser_id: organiser.id,
      created_at: now,
      expires_at: new Date(slotStartsAt(lastDate, 0, catalogue.timeZone).getTime() + KEPT_AFTER_MS),
    });
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'exhibitor.make-link',
      subject: `${exhibitor.company_name}, booth ${exhibitor.booth_number}`,
    });
  });
  return `${publicUrl}${EXHIBITOR_DESK_PATH}?key=${encodeURIComponent(key)}`;
}
