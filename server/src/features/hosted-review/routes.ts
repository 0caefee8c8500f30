// The organisers' side of applications: list, approve, reject, delete.
import {
  approveHostedBuyer,
  approveHostedBuyerAlias,
  deleteHostedBuyer,
  listHostedBuyers,
  rejectHostedBuyer,
} from '@visavis/contract/hosted-review';
import type { Organiser } from '@visavis/domain/organiser/schema';
import type { Binder } from '../../http/bind.ts';
import type { HostedReviewDependencies } from './case.ts';
import { decideApplication } from './decision.ts';
import { pageOfApplications } from './list.ts';
import { removeHostedBuyer } from './removal.ts';

export function hostedReviewRoutes(bind: Binder, dependencies: HostedReviewDependencies): void {
  const { db, editions } = dependencies;

  bind(listHostedBuyers, { policy: 'viewer' }, async ({ query, organiser, reply }) => {
    const { total, rows } = await pageOfApplications(db, await editions.current(), query, organiser());
    reply.header('cache-control', 'no-store').header('x-total-count', total);
    return { success: true, data: rows } as const;
  });

  const decideAs =
    (decision: 'approved' | 'rejected') =>
    ({ body, organiser }: { body: Ids; organiser: () => Organiser }) =>
      decideApplication(
        dependencies,
        { userId: body.user_id, companyId: body.visitor_company_id },
        organiser(),
        decision,
      );
  bind(approveHostedBuyer, { policy: 'editor' }, decideAs('approved'));
  bind(approveHostedBuyerAlias, { policy: 'editor' }, decideAs('approved'));
  bind(rejectHostedBuyer, { policy: 'editor' }, decideAs('rejected'));

  bind(deleteHostedBuyer, { policy: 'admin' }, async ({ body, organiser }) => {
    const { id: registrationId, user_id: userId, visitor_company_id: companyId } = body;
    await removeHostedBuyer(dependencies, { registrationId, userId, companyId }, organiser());
    return { success: true, message: 'Hosted buyer deleted successfully.' } as const;
  });
}

interface Ids {
  user_id: number;
  visitor_company_id: number;
}
