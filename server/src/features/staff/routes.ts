// The calls by which admins manage staff.
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
  bind(listStaff, { policy: 'admin' }, () => staff.list());
  bind(inviteStaff, { policy: 'admin' }, ({ organiser, body }) => staff.invite(organiser(), body));
  bind(changeStaff, { policy: 'admin' }, ({ organiser, params, body }) =>
    staff.change(organiser(), params.id, body),
  );
  bind(inviteAgain, { policy: 'admin' }, async ({ organiser, params }) => {
    await staff.inviteAgain(organiser(), params.id);
    return { success: true as const };
  });
  bind(removeSecondFactorOf, { policy: 'admin' }, async ({ organiser, params }) => {
    await staff.removeSecondFactor(organiser(), params.id);
    return { success: true as const };
  });
}
