// The organisers' endpoints for applications: list, approve, reject, request documents, delete.
import { requestDocumentOf, withdrawDocumentRequest } from '@visavis/contract/document-request/endpoints';
import {
  approveHostedBuyer,
  approveHostedBuyerAlias,
  countHostedBuyers,
  deleteHostedBuyer,
  listHostedBuyers,
  rejectHostedBuyer,
  undoDecision,
} from '@visavis/contract/hosted-buyer/endpoints';
import {
  decideApplications,
  listApplicationIds,
  undoDecisions,
} from '@visavis/contract/hosted-buyer/list-endpoints';
import { offerRoom } from '@visavis/contract/room/endpoints';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Binder } from '../../http/bind.ts';
import { listRegistrationNames } from '../registration/public.ts';
import { decideMany, undoMany } from './bulk.service.ts';
import { decideApplication } from './decision.service.ts';
import { requestDocument, withdrawRequest } from './document-request.service.ts';
import { hostedExportRoutes } from './export.routes.ts';
import { readApplicationPage } from './list.repository.ts';
import { countByDecision, pageOfApplications } from './list.service.ts';
import type { BuyerOfCall, HostedReviewDependencies } from './lock.repository.ts';
import { removeHostedBuyer } from './removal.service.ts';
import { offerRoomTo } from './room.service.ts';
import { undoDecisionOf } from './undo.service.ts';

export function hostedBuyerRoutes(bind: Binder, dependencies: HostedReviewDependencies): void {
  const { db, clock, editions } = dependencies;

  bind(listHostedBuyers, async ({ query, caller, reply }) => {
    const { total, rows } = await pageOfApplications(
      { db, now: clock() },
      await editions.forStaff(),
      query,
      caller,
    );
    reply.header('x-total-count', total);
    return { success: true, data: rows } as const;
  });

  bind(countHostedBuyers, async ({ query }) =>
    countByDecision({ db, now: clock() }, await editions.forStaff(), query),
  );

  bind(listApplicationIds, async ({ query }) => {
    const { editionId } = await editions.forStaff();
    const { ids } = await readApplicationPage(db, { editionId, now: clock() }, query);
    const names = await listRegistrationNames(db, ids);
    return { ids, names: ids.map((id) => names.get(id) ?? '') };
  });
  bind(decideApplications, ({ body, caller }) => decideMany(dependencies, body, caller));
  bind(undoDecisions, ({ body, caller }) => undoMany(dependencies, body, caller));

  hostedExportRoutes(bind, dependencies);

  const approve = ({ body, caller }: { body: Ids; caller: Organiser }) =>
    decideApplication(dependencies, buyerOf(body), caller, { decision: 'approved' });
  bind(approveHostedBuyer, approve);
  bind(approveHostedBuyerAlias, approve);
  bind(rejectHostedBuyer, ({ body, caller }) =>
    decideApplication(dependencies, buyerOf(body), caller, {
      decision: 'rejected',
      reason: body.reason,
    }),
  );
  bind(undoDecision, ({ body, caller }) => undoDecisionOf(dependencies, buyerOf(body), caller));

  bind(requestDocumentOf, ({ body, caller }) => requestDocument(dependencies, buyerOf(body), caller, body));
  bind(withdrawDocumentRequest, ({ params, body, caller }) =>
    withdrawRequest(dependencies, buyerOf(body), caller, params.id),
  );

  bind(offerRoom, ({ params, body, caller }) => offerRoomTo(dependencies, buyerOf(body), caller, params.id));

  bind(deleteHostedBuyer, async ({ body, caller }) => {
    await removeHostedBuyer(dependencies, { registrationId: body.id, ...buyerOf(body) }, caller);
    return { success: true, message: 'Hosted buyer deleted successfully.' } as const;
  });
}

interface Ids {
  user_id: number;
  visitor_company_id: number;
  version?: number | undefined;
}

const buyerOf = ({ user_id: userId, visitor_company_id: companyId, version }: Ids): BuyerOfCall => ({
  userId,
  companyId,
  version,
});
