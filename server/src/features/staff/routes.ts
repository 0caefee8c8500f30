// The endpoints by which admins manage staff.
import {
  changeStaff,
  inviteAgain,
  inviteStaff,
  listStaff,
  removeSecondFactorOf,
} from '@visavis/contract/staff/endpoints';
import type { Binder } from '../../http/bind.ts';
import type { StaffService } from './service.ts';

export function staffRoutes(bind: Binder, staff: StaffService): void {
  bind(listStaff, () => staff.list());
  bind(inviteStaff, ({ caller, body }) => staff.invite(caller, body));
  bind(changeStaff, ({ caller, params, body }) => staff.change(caller, params.id, body));
  bind(inviteAgain, async ({ caller, params }) => {
    await staff.inviteAgain(caller, params.id);
    return { success: true as const };
  });
  bind(removeSecondFactorOf, async ({ caller, params }) => {
    await staff.removeSecondFactor(caller, params.id);
    return { success: true as const };
  });
}
