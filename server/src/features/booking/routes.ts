// POST /api/payments/booking/{userId}/{companyId}, GET /api/payments/booking, and the passports for an admin.

import { changeBooking, settleNights } from '@visavis/contract/booking/change-endpoints';
import { getBooking, revealPassports, saveBooking } from '@visavis/contract/booking/endpoints';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { getBuyer } from '../hosted-step/public.ts';
import * as change from './change.service.ts';
import { revealPassports as reveal } from './passport.service.ts';
import { type BookingDependencies, saveBooking as save } from './service.ts';
import { readSummary } from './summary.service.ts';

export function bookingRoutes(bind: Binder, dependencies: BookingDependencies): void {
  const { db, sealer } = dependencies;

  bind(saveBooking, ({ caller, ...input }) => save(dependencies, caller.registrationId, input));

  bind(getBooking, async ({ caller }) => {
    const summary = await readSummary(db, sealer, await getBuyer(db, caller.registrationId));
    if (!summary) throw new AppError('resource.not-found', message('booking.none-yet'));
    return summary;
  });

  bind(changeBooking, ({ params: { id }, body, caller }) =>
    change.changeBooking(dependencies, caller, { id, body }),
  );

  bind(settleNights, ({ params: { id }, body, caller }) =>
    change.settleNights(dependencies, caller, { id, body }),
  );

  bind(revealPassports, ({ params, caller }) => reveal(dependencies, caller, params.id));
}
