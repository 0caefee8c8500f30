// Booking forms for tests: valid in every field unless a test changes it.
import type { TestBuyer } from './hosted-buyer.ts';
import type { TestApp } from './test-app.ts';

/** The first stay without extra nights, RM 900.00. */
export function bookingFormOf(
  { userId, companyId }: TestBuyer,
  changes: object = {},
): Record<string, unknown> {
  return {
    name: 'Amira Rahman',
    passportNumber: 'A55120482',
    email: 'amira@kenari.example',
    phoneNumber: '+60123456789',
    additionalName: '',
    additionalPassport: '',
    stayingDuration: '2 - 4 Jun 2026',
    roomType: 'Two Single Bed',
    extraNights: [],
    totalAmount: 900,
    user_id: userId,
    company_id: companyId,
    ...changes,
  };
}

/** @param test returns the app at call time, as it is created after the tests are defined */
export function bookingWith(test: () => TestApp) {
  const bearer = ({ key }: TestBuyer) => ({ authorization: `Bearer ${key}` });
  return {
    save: (buyer: TestBuyer, changes: object = {}, headers: Record<string, string> = {}) =>
      test().post(`/api/payments/booking/${buyer.userId}/${buyer.companyId}`, bookingFormOf(buyer, changes), {
        ...bearer(buyer),
        ...headers,
      }),
    read: (buyer: TestBuyer) => test().get('/api/payments/booking', bearer(buyer)),
    rowOf: ({ registrationId }: TestBuyer) =>
      test().db.selectFrom('booking').selectAll().where('registration_id', '=', registrationId).execute(),
  };
}
