// Reports what has happened since an organiser last visited the Overview.
import type { Output } from '@visavis/contract/endpoint';
import { NEWS, type News, type visitOverview } from '@visavis/contract/work/endpoints';
import { can, type Permission } from '@visavis/domain/identity/grants';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { countEmails } from '../email/public.ts';
import { countNews, moveVisit } from './visit.repository.ts';

/** After a longer absence, a new visit begins. */
const AWAY_MS = 30 * 60_000;

/** The permission needed to see each count. */
const NEEDS: Record<News, Permission> = {
  registered: 'registration.read',
  applied: 'hosted-buyer.read',
  confirmed: 'registration.read',
  changed: 'registration.read',
  paid: 'payment.read',
  failed: 'email.read',
  decided: 'registration.read',
};

export async function visit(
  db: Kysely<Database>,
  catalogue: Catalogue | null,
  { organiser, now, isSeen }: { organiser: Organiser; now: Date; isSeen: boolean },
): Promise<Output<typeof visitOverview>> {
  const since = await moveVisit(db, { organiserId: organiser.id, now, awayMs: AWAY_MS, isSeen });
  if (!catalogue) return { since: since.toISOString(), news: [] };
  const { editionId } = catalogue;
  const [counted, { failed }] = await Promise.all([
    countNews(db, { editionId, organiserId: organiser.id, since }),
    countEmails(db, {
      search: '',
      isStaffShown: can(organiser.role, 'email.read-staff'),
      triedAfter: since,
      editionId,
    }),
  ]);
  const counts: Record<News, number> = { ...counted, failed };
  return {
    since: since.toISOString(),
    news: NEWS.filter((kind) => counts[kind] > 0 && can(organiser.role, NEEDS[kind])).map((kind) => ({
      kind,
      count: counts[kind],
    })),
  };
}
