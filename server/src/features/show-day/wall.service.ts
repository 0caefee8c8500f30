// The wall screen: its contents, which name nobody, and the links that open it without a login.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Output } from '@visavis/contract/endpoint';
import type { getBoard } from '@visavis/contract/show-day/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { showDayAt } from '@visavis/domain/edition/show-day';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { listFreeExhibitors } from './match.repository.ts';
import { countDay, findFirstStart } from './repository.ts';
import { boardOf, dayOf, spanOf } from './service.ts';
import { deleteWallKeys, insertWallKey } from './wall.repository.ts';

/** How long a link works after the start of the last day, in milliseconds. */
const KEPT_AFTER_MS = 2 * 24 * 3_600_000;

/** Reads only numbers and exhibitors, so that no person can slip into the response. */
export async function readBoard(
  db: Kysely<Database>,
  catalogue: Catalogue,
  now: Date,
): Promise<Output<typeof getBoard>> {
  const { editionId, timeZone, slotMinutes: length } = catalogue;
  const shown = showDayAt(catalogue, now);
  const { date, day, hour, next } = shown;
  const [rows, free, firstAt] = await Promise.all([
    day === null
      ? []
      : countDay(db, {
          editionId,
          today: dayOf(date, timeZone),
          hour: hour && spanOf(hour),
          nextEndsAt: next?.endsAt ?? null,
          now,
        }),
    next ? listFreeExhibitors(db, { ...next, editionId, length, now }) : [],
    findFirstStart(db, editionId, now),
  ]);
  const { compare } = new Intl.Collator('en', { numeric: true });
  const exhibitors = free
    .flatMap(({ id }) => {
      const found = catalogue.findExhibitor(id)?.exhibitor;
      return found ? [{ exhibitor: found.company_name, boothNumber: found.booth_number }] : [];
    })
    .sort((a, b) => compare(a.boothNumber, b.boothNumber) || compare(a.exhibitor, b.exhibitor));
  const { name, utcOffsetLabel } = catalogue.editionAt(now);
  return {
    edition: { name, timeZone, utcOffsetLabel },
    ...boardOf(catalogue, shown, rows, now),
    free: exhibitors,
    firstAt: firstAt?.toISOString() ?? null,
  };
}

interface LinkRequest {
  catalogue: Catalogue;
  organiser: Organiser;
  now: Date;
}

/** @returns the link, which cannot be read again: only its hash is stored */
export async function makeLink(
  db: Kysely<Database>,
  { catalogue, organiser, now, publicUrl }: LinkRequest & { publicUrl: string },
): Promise<string> {
  const key = newToken();
  const lastDate = catalogue.days.at(-1)?.date ?? '';
  const { name } = catalogue.editionAt(now);
  await db.transaction().execute(async (transaction) => {
    await insertWallKey(transaction, {
      key_hash: hashToken(key),
      edition_id: catalogue.editionId,
      organiser_id: organiser.id,
      created_at: now,
      expires_at: new Date(slotStartsAt(lastDate, 0, catalogue.timeZone).getTime() + KEPT_AFTER_MS),
    });
    await recordAction(transaction, { at: now, actor: organiser, action: 'wall.make-link', subject: name });
  });
  return `${publicUrl}${DASHBOARD_PATHS.showDayWall}?key=${encodeURIComponent(key)}`;
}

/** @returns how many links have stopped working */
export async function withdrawLinks(
  db: Kysely<Database>,
  { catalogue, organiser, now }: LinkRequest,
): Promise<number> {
  const { name } = catalogue.editionAt(now);
  return db.transaction().execute(async (transaction) => {
    const count = await deleteWallKeys(transaction, catalogue.editionId);
    if (count > 0)
      await recordAction(transaction, {
        at: now,
        actor: organiser,
        action: 'wall.withdraw-links',
        subject: name,
        before: { links: count },
        after: { links: 0 },
      });
    return count;
  });
}
