// The endpoint POST /api/meetings/delete.
import { deleteRegistration } from '@visavis/contract/registration/endpoints';
import type { Binder } from '../../http/bind.ts';
import { type DeletionDependencies, removeRegistration } from './service.ts';

export function registrationDeletionRoutes(bind: Binder, dependencies: DeletionDependencies): void {
  bind(deleteRegistration, async ({ body, caller }) => {
    const { id: registrationId, user_id: visitorId, visitor_company_id: companyId } = body;
    await removeRegistration(dependencies, { registrationId, visitorId, companyId }, caller);
    return { success: true as const, message: 'Record deleted successfully.' };
  });
}
