// Decides many applications by the same rules as a single one: each in its own transaction, with a result for each.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { decideApplications, undoDecisions } from '@visavis/contract/hosted-buyer/list-endpoints';
import type { Organiser } from '@visavis/domain/staff/schema';
import { refusalOf } from '../../http/refusal-of.ts';
import { listBuyers } from './bulk.repository.ts';
import { decideApplication } from './decision.service.ts';
import { type HostedReviewDependencies, noApplication } from './lock.repository.ts';
import { undoDecisionOf } from './undo.service.ts';

type Body<E extends typeof decideApplications | typeof undoDecisions> = HandlerInput<E>['body'];

/** Approves or rejects pending applications: those already decided are left unchanged, and reported. */
export async function decideMany(
  dependencies: HostedReviewDependencies,
  { ids, action, reason }: Body<typeof decideApplications>,
  organiser: Organiser,
): Promise<Output<typeof decideApplications>> {
  const { editionId } = await dependencies.editions.forStaff();
  const buyers = await listBuyers(dependencies.db, editionId, ids);
  const decision = action === 'approve' ? 'approved' : 'rejected';
  const people = [];
  for (const id of new Set(ids)) {
    const buyer = buyers.get(id);
    const name = buyer?.name ?? '';
    try {
      if (!buyer) throw noApplication();
      const wanted = { decision, reason, isOneOfMany: true } as const;
      const { row } = await decideApplication(dependencies, buyer, organiser, wanted);
      people.push({ id, name, version: row.version, refused: null });
    } catch (error) {
      people.push({ id, name, version: null, refused: refusalOf(error) });
    }
  }
  return { people };
}

/** Undoes decisions that have not been changed since and whose emails have not been sent. */
export async function undoMany(
  dependencies: HostedReviewDependencies,
  { applications }: Body<typeof undoDecisions>,
  organiser: Organiser,
): Promise<Output<typeof undoDecisions>> {
  const { editionId } = await dependencies.editions.forStaff();
  const seen = new Map(applications.map(({ id, version }) => [id, version]));
  const buyers = await listBuyers(dependencies.db, editionId, [...seen.keys()]);
  const refused: Output<typeof undoDecisions>['refused'] = [];
  for (const [id, version] of seen) {
    const buyer = buyers.get(id);
    try {
      if (!buyer) throw noApplication();
      await undoDecisionOf(dependencies, { ...buyer, version }, organiser);
    } catch (error) {
      refused.push({ id, name: buyer?.name ?? '', ...refusalOf(error) });
    }
  }
  return { undone: seen.size - refused.length, refused };
}
