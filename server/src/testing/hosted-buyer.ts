// Hosted buyers at any step, inserted directly: fixtures that other tests build on.

import { randomBytes } from 'node:crypto';
import type { ApplicationDecision } from '@visavis/domain/hosted-buyer/state';
import { columnsOf } from '@visavis/domain/profile/columns';
import { exampleRegistration, OPTIONAL_EMPTY } from '@visavis/domain/profile/example';
import { newReference, REFERENCE_BYTES } from '@visavis/domain/registration/reference';
import { registrationSearchText } from '@visavis/domain/registration/search';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import type { Sealer } from '../adapters/sealing.ts';
import { createAccessKey } from '../platform/access-links/repository.ts';
import { insertRows } from './rows.ts';
import { TEST_NOW } from './small-edition.ts';

export interface HostedBuyerOptions {
  decision?: ApplicationDecision;
  name?: string;
  email?: string;
  company?: string;
  now?: Date;
}

export interface TestBuyer {
  registrationId: number;
  userId: number;
  companyId: number;
  reference: string;
  email: string;
  /** Opens its pages; also created for one who is not approved, to show that it opens nothing. */
  key: string;
}

let count = 0;

export async function createHostedBuyer(
  db: Kysely<Database>,
  editionId: number,
  options: HostedBuyerOptions = {},
): Promise<TestBuyer> {
  count += 1;
  const {
    decision = 'approved',
    name = 'Amira Rahman',
    email = `buyer-${count}@kenari.example`,
    company = 'Kenari Beauty Retail',
    now = TEST_NOW,
  } = options;
  const profile = exampleRegistration({
    ...OPTIONAL_EMPTY,
    name,
    designation: 'Owner',
    email,
    companyName: company,
    companyNature: 'Retail',
    companyPhone: '+60312345678',
    addressLine1: '12 Jalan Kenari',
    region: 'Kuala Lumpur',
    postalCode: '50000',
  });
  const companyId = await insert(db, 'company', { ...columnsOf('company', profile) });
  const userId = await insert(db, 'visitor', {
    company_id: companyId,
    ...columnsOf('visitor', profile),
  });
  const reference = newReference('hosted', randomBytes(REFERENCE_BYTES));
  const registrationId = await insert(db, 'registration', {
    edition_id: editionId,
    programme: 'hosted',
    reference,
    visitor_id: userId,
    company_id: companyId,
    folded_email: email.toLowerCase(),
    cancelled_at: null,
    created_at: now,
    search_text: registrationSearchText({
      name,
      company,
      companySize: profile.companySize,
      reference,
      email,
      country: profile.country,
      phones: [profile.phoneNumber, profile.companyPhone],
    }),
  });
  await insertRows(db, 'application', {
    registration_id: registrationId,
    decision,
    state: decision === 'approved' ? 'Approved' : decision === 'rejected' ? 'Rejected' : 'Pending',
    decided_at: decision === 'pending' ? null : now,
    terms_version: '1',
    terms_accepted_at: now,
  });
  const key = await createAccessKey(db, { registrationId, lastDate: '2026-06-05', now });
  return { registrationId, userId, companyId, reference, email, key };
}

/** Gives a buyer its booking: the first stay and no extra nights, RM 900.00. @returns the booking's id */
export async function createBooking(
  db: Kysely<Database>,
  sealer: Sealer,
  buyer: TestBuyer,
  passport = 'A55120482',
): Promise<number> {
  return insert(db, 'booking', {
    registration_id: buyer.registrationId,
    name: 'Amira Rahman',
    email: buyer.email,
    phone_number: '+60123456789',
    passport: sealer.seal(passport, `booking.passport ${buyer.registrationId}`),
    additional_name: null,
    additional_passport: null,
    stay_from: '2026-06-02',
    stay_to: '2026-06-04',
    room_type: 'Two Single Bed',
    extra_nights: [],
    deposit_sen: 90000,
    extra_night_sen: 45000,
    total_sen: 90000,
    currency: 'MYR',
    terms_version: '1',
    terms_accepted_at: TEST_NOW,
    created_at: TEST_NOW,
    updated_at: TEST_NOW,
  });
}

/** A buyer whose deposit is paid, before its meetings. */
export async function createPaidBuyer(
  db: Kysely<Database>,
  sealer: Sealer,
  editionId: number,
): Promise<TestBuyer> {
  const buyer = await createHostedBuyer(db, editionId);
  await payBooking(db, await createBooking(db, sealer, buyer));
  return buyer;
}

/** Records a booking as paid. @returns the payment's id */
export async function payBooking(
  db: Kysely<Database>,
  bookingId: number,
  amountMinor = 90000,
): Promise<number> {
  const reference = `T${randomBytes(16).toString('hex')}`;
  const paymentId = await insert(db, 'payment', {
    booking_id: bookingId,
    reference,
    provider: 'test',
    method: 'credit',
    amount_sen: amountMinor,
    currency: 'MYR',
    state: 'paid',
    provider_id: `tb_${reference}`,
    redirect_url: 'http://localhost:3000/test-bank/1',
    transaction_id: `tx_${reference}`,
    created_at: TEST_NOW,
    expires_at: new Date(TEST_NOW.getTime() + 3_600_000),
    ended_at: TEST_NOW,
  });
  await insert(db, 'payment_entry', {
    payment_id: paymentId,
    at: TEST_NOW,
    kind: 'received',
    amount_sen: amountMinor,
    currency: 'MYR',
    transaction_id: `tx_${reference}`,
    source: 'webhook',
  });
  return paymentId;
}

type WithId = 'claim' | 'company' | 'visitor' | 'registration' | 'booking' | 'payment' | 'payment_entry';

async function insert<Table extends WithId>(
  db: Kysely<Database>,
  table: Table,
  row: object,
): Promise<number> {
  const { rows } = await db.executeQuery<{ id: number }>(
    db
      .insertInto(table as 'company')
      .values(row as never)
      .returning('id')
      .compile(),
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no row was inserted into ${table}`);
  return id;
}

/** Gives a buyer a pending meeting, on a day of June 2026. @returns its id */
export async function bookMeeting(
  db: Kysely<Database>,
  { registrationId }: TestBuyer,
  { exhibitorId, day, minute }: { exhibitorId: number; day: number; minute: number },
): Promise<number> {
  return insert(db, 'claim', {
    registration_id: registrationId,
    exhibitor_id: exhibitorId,
    day,
    minute,
    place: 1,
    starts_at: new Date(Date.UTC(2026, 5, 1 + day, 0, minute - 480)),
    status: 2,
  });
}
