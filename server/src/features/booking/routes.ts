// POST /api/payments/booking/{userId}/{companyId}, GET /api/payments/booking, and the passports for an admin.
import { getBooking, revealPassports, saveBooking } from '@visavis/contract/booking/endpoints';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { getBuyer } from '../hosted-buyer/public.ts';
import { revealPassports as reveal } from './passport.service.ts';
import { type BookingDependencies, saveBooking as save } from './service.ts';
import { readSummary } from './summary.service.ts';

export function bookingRoutes(bind: Binder, dependencies: BookingDependencies): void {
  const { db, sealer } = dependencies;

  bind(saveBooking, { policy: 'key' }, ({ registrationId, reply, ...input }) => {
    reply.header('cache-control', 'no-store');
    return save(dependencies, registrationId(), input);
  });

  bind(getBooking, { policy: 'key' }, async ({ registrationId, reply }) => {
    reply.header('cache-control', 'no-store');
    const summary = await readSummary(db, sealer, await getBuyer(db, registrationId()));
    if (!summary) throw new AppError('resource.not-found', 'There is no booking yet.');
    return summary;
  });

  bind(revealPassports, { policy: 'hidden' }, ({ params, organiser, reply }) => {
    reply.header('cache-control', 'no-store');
    return reveal(dependencies, organiser(), params.id);
  });
}
