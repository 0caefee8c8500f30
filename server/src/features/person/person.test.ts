// The page of one person: its contents for visitors and hosted buyers, what each role may read, and who is not found.

import { randomBytes } from 'node:crypto';
import type { Person } from '@visavis/contract/person/person';
import { describe, expect, it } from 'vitest';
import { createSealer } from '../../adapters/sealing.ts';
import { bookMeeting, createBooking, createHostedBuyer, payBooking } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows } from '../../testing/rows.ts';
import { storeDocument } from '../../testing/stored-document.ts';

const sealer = createSealer(randomBytes(32));
const stand = prepareOnce(() => openReview({ sealer }));

const read = (reference: string, headers = stand.viewer) =>
  stand.test.get(`/api/people/${reference}`, headers);
const personOf = async (reference: string, headers = stand.viewer): Promise<Person> =>
  (await read(reference, headers)).json();

describe('a visitor', () => {
  it('has contact, meetings, messages and history', async () => {
    const group = await stand.register(
      [
        [1, 1, 660],
        [2, 2, 720],
      ],
      { name: 'Noor Aziz', email: 'noor@kenari.example', website: 'https://noor.example' },
    );
    const [first] = group.schedules;
    await stand.test.post(`/api/meetings/${first?.id}/approve`, {}, stand.editor);
    const interest = await stand.test.db
      .selectFrom('sub_category')
      .select(['id', 'name'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await insertRows(stand.test.db, 'registration_interest', {
      registration_id: group.id,
      sub_category_id: interest.id,
    });
    const person = await personOf(group.registrationNumber);
    expect(person).toMatchObject({
      id: group.id,
      reference: group.registrationNumber,
      programme: 'business',
      language: 'en',
      confirmedAt: null,
      contact: { name: 'Noor Aziz', email: 'noor@kenari.example', website: 'https://noor.example' },
      registration: {
        schedules: [
          { exhibitor: 'Maker 1', status: 4 },
          { exhibitor: 'Maker 2', status: 2 },
        ],
      },
      interests: [{ name: interest.name }],
      application: null,
      booking: null,
      payments: [],
      messages: [{ kind: 'registration-received', recipient: 'noor@kenari.example' }],
      history: [{ action: 'meeting.approve', actorKind: 'organiser', exhibitor: 'Maker 1' }],
    });
    // The entries are not exposed completely.
    expect(Object.keys(person.history[0] ?? {}).sort()).toEqual([
      'action',
      'actor',
      'actorKind',
      'after',
      'at',
      'before',
      'exhibitor',
      'fields',
      'id',
      'undo',
    ]);
    for (const { before, after } of person.history)
      expect(Object.keys({ ...before, ...after })).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(id|version|status|name|email|phoneNumber)$/)]),
      );
  });

  it('is found only by the reference, and the response is not cached', async () => {
    const group = await stand.register([[3, 1, 660]], { email: 'found@kenari.example' });
    const answer = await read(group.registrationNumber);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await read(String(group.id))).statusCode).toBe(404);
    expect((await read('%20')).statusCode).toBe(404);
    expect((await read('x'.repeat(41))).statusCode).toBe(422);
    expect((await stand.test.get(`/api/people/${group.registrationNumber}`)).statusCode).toBe(401);
  });

  it('who was deleted or erased is not found, and the response says so', async () => {
    const group = await stand.register([[4, 1, 660]], { email: 'gone@kenari.example' });
    const { id, user_id, visitor_company_id } = group;
    await stand.test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, stand.admin);
    const answer = await read(group.registrationNumber, stand.admin);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'resource.not-found',
      message: 'There is no such registration, or it has been erased already.',
    });
    const other = await stand.register([[4, 1, 660]], { email: 'erased@kenari.example' });
    await stand.test.post(`/api/erasures/${other.id}`, {}, stand.admin);
    expect((await read(other.registrationNumber, stand.admin)).statusCode).toBe(404);
  });
});

describe('a hosted buyer', () => {
  it('has an application with documents, a stay and payments; passports are shown to admins only, and masked', async () => {
    const { test, edition, makers } = stand;
    const buyer = await createHostedBuyer(test.db, edition.editionId, { name: 'Siti Attas' });
    const bookingId = await createBooking(test.db, sealer, buyer, 'A55120482');
    await payBooking(test.db, bookingId);
    await storeDocument(test, buyer.registrationId, { kind: 'passport', filename: 'A55120482.pdf' });
    await bookMeeting(test.db, buyer, { exhibitorId: makers[5] ?? 0, day: 2, minute: 660 });
    const seen = await personOf(buyer.reference, stand.editor);
    expect(seen).toMatchObject({
      programme: 'hosted',
      contact: { name: 'Siti Attas', designation: 'Owner' },
      registration: { schedules: [{ exhibitor: 'Maker 6' }] },
      application: {
        decision: 'approved',
        payment: 'paid',
        documents: [{ kind: 'passport', mayOpen: false }],
      },
      booking: { guest: 'Amira Rahman', roomType: 'Two Single Bed', total: 900, isPaid: true, passport: '' },
      payments: [{ state: 'paid', amount: 900 }],
    });
    expect(JSON.stringify(seen)).not.toContain('A55120482');
    const byAdmin = await personOf(buyer.reference, stand.admin);
    expect(byAdmin.booking?.passport).toMatch(/482$/);
    expect(JSON.stringify(byAdmin.booking)).not.toContain('A55120482');
  });
});
