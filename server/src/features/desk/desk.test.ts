// The desk: who is listed, records that are settled exactly once, and conflicts between desks.
import { describe, expect, it } from 'vitest';
import {
  actions,
  app,
  at,
  buyer,
  DURING,
  desk,
  edition,
  marked,
  markOf,
  meet,
  other,
  type Sent,
  scan,
  settle,
  useDeskStand,
  walkIn,
} from '../../testing/desk-stand.ts';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';

useDeskStand();

describe('today', () => {
  it('lists people with a meeting today, with nothing beyond names, companies and meetings', async () => {
    const id = await meet(720);
    await meet(780, { status: 2, exhibitorId: edition.exhibitorIds.nacre });
    await meet(840, { status: 3, exhibitorId: edition.exhibitorIds.proto });
    await meet(660, { day: 3, exhibitorId: edition.exhibitorIds.proto });
    const other = await createHostedBuyer(app.db, edition.editionId, { name: 'Of Another Day' });
    await placeMeeting(app.db, {
      registrationId: other.registrationId,
      exhibitorId: edition.exhibitorIds.hanari,
      day: 3,
      minute: 900,
    });
    const answer = await app.get('/api/desk/today', desk.headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ date: '2026-06-03', isFairDay: true, at: DURING.toISOString() });
    expect(answer.json().people).toEqual([
      {
        reference: buyer.reference,
        name: 'Amira Rahman',
        company: 'Kenari Beauty Retail',
        mayBook: true,
        meetings: [
          {
            id,
            exhibitorId: edition.exhibitorIds.hanari,
            minute: 720,
            length: 60,
            isApproved: true,
            mark: null,
          },
          expect.objectContaining({ minute: 780, isApproved: false }),
        ],
      },
    ]);
    expect(answer.body).not.toContain(buyer.email);
    expect(answer.json().exhibitors).toContainEqual({
      id: edition.exhibitorIds.hanari,
      name: 'Hanari Skin Lab',
      booth: 'A-208',
    });
  });

  it('is empty on a day without the fair', async () => {
    await meet(720);
    const peopleAt = async (now: string) => {
      app.setNow(new Date(now));
      const headers = await logInAs(app.db, 'desk', new Date(now));
      return (await app.get('/api/desk/today', headers)).json();
    };
    expect(await peopleAt('2026-06-02T23:59:00+08:00')).toMatchObject({ isFairDay: true, people: [] });
    expect((await peopleAt('2026-06-03T00:00:00+08:00')).people).toHaveLength(1);
    expect(await peopleAt('2026-06-06T12:00:00+08:00')).toMatchObject({ isFairDay: false, people: [] });
  });

  it('does not search what it does not show: email, phone, country or company size', async () => {
    const named = { name: 'Nuraisyah Søren Ångström', company: 'Pérle Cosmetics' };
    const { reference, email } = await createHostedBuyer(app.db, edition.editionId, {
      ...named,
      email: 'secret.address@hidden.example',
    });
    const total = async (search: string): Promise<number> =>
      (await app.get(`/api/desk/people?${new URLSearchParams({ search })}`, desk.headers)).json().total;
    const stored = await app.db
      .selectFrom('registration')
      .innerJoin('company', 'company.id', 'company_id')
      .innerJoin('visitor', 'visitor.id', 'visitor_id')
      .select(['search_text', 'size', 'country', 'company.phone', 'phone_number'])
      .where('registration.reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(stored.search_text).toContain(email);
    const { size, country, phone, phone_number } = stored;
    for (const secret of [email, 'secret', 'hidden', phone, phone.slice(-5), phone_number, size, country]) {
      expect(secret, JSON.stringify(stored)).not.toBe('');
      expect([secret, await total(secret)]).toEqual([secret, 0]);
    }
    const [, first, second] = reference.split('-');
    for (const given of [
      'nuraisyah soren angstrom',
      'ÅNGSTRÖM nuraisyah',
      'perle',
      'cosmetics soren',
      `${first}-${second}`,
      `${first}${second}`.toLowerCase(),
    ])
      expect([given, await total(given)]).toEqual([given, 1]);
  });

  it('finds anyone in the edition by reference, name or company, and flags references of other editions', async () => {
    const find = async (search: string) =>
      (await app.get(`/api/desk/people?${new URLSearchParams({ search })}`, desk.headers)).json();
    const { reference } = buyer;
    for (const given of [
      reference,
      reference.toLowerCase().replaceAll('-', ''),
      `https://x.example/?r=${reference}`,
    ])
      expect((await find(given)).people).toMatchObject([{ reference, meetings: [] }]);
    expect((await find('amira kenari')).people).toContainEqual(expect.objectContaining({ reference }));
    expect(await find(' ')).toMatchObject({ people: [], total: 0 });
    const next = await createSmallEdition(app.db, 2027);
    try {
      await expect
        .poll(async () => find(reference), { timeout: 10_000 })
        .toMatchObject({ people: [], isOfOtherEdition: true });
    } finally {
      await app.db.updateTable('edition').set({ state: 'draft' }).where('id', '=', next.editionId).execute();
      await updateRows(app.db, 'edition', { id: edition.editionId }, { state: 'open' });
      await expect.poll(async () => (await find(reference)).total, { timeout: 10_000 }).toBe(1);
    }
  });
});

describe('settling', () => {
  it('stores a scan once, with its time, however often it is sent', async () => {
    const one = scan();
    const future = scan({ at: at(900) });
    expect(await settle([one, future])).toEqual([
      { id: one.id, outcome: 'settled' },
      { id: future.id, outcome: 'settled' },
    ]);
    await settle([one, future], other);
    const rows = await app.db.selectFrom('desk_scan').selectAll().orderBy('at').execute();
    expect(rows).toEqual([
      expect.objectContaining({
        id: one.id,
        organiser_id: desk.id,
        at: new Date(at(724)),
        received_at: DURING,
      }),
      // The device's clock is ahead.
      expect.objectContaining({ id: future.id, at: DURING }),
    ]);
  });

  it('refuses an unknown reference with a readable message, and settles the rest', async () => {
    const id = await meet(720);
    const results = await settle([scan({ reference: 'BM-2222-2222' }), marked(id)]);
    expect(results).toMatchObject([
      { outcome: 'refused', message: 'Nobody is registered with this reference.' },
      { outcome: 'settled' },
    ]);
  });

  it.each(['BM\u0000X', '\ud800', '\u0000'])(
    'refuses a forged reference %j and settles the rest',
    async (forged) => {
      const id = await meet(720);
      const results = await settle([
        scan({ reference: forged }),
        marked(id, { reference: forged }),
        walkIn(edition.exhibitorIds.nacre, 780, { reference: forged }),
        marked(id),
      ]);
      expect(results.map(({ outcome }: Sent) => outcome)).toEqual([
        'refused',
        'refused',
        'refused',
        'settled',
      ]);
    },
  );

  it('marks once, with the device’s time, and audits it', async () => {
    const id = await meet(720);
    const record = marked(id, { at: at(722) });
    for (const _ of [1, 2]) expect(await settle([record])).toEqual([{ id: record.id, outcome: 'settled' }]);
    expect(await markOf(id)).toEqual({
      attendance: 'held',
      attendance_at: new Date(at(722)),
      attendance_by: desk.id,
    });
    expect(await actions()).toMatchObject([
      { action: 'meeting.mark', actor: desk.email, after: { attendance: 'held' } },
    ]);
    // A colleague removes the mark: resending the record does not restore it.
    await settle([marked(id, { seen: 'held', mark: null })], other);
    expect(await settle([record])).toEqual([{ id: record.id, outcome: 'settled' }]);
    expect((await markOf(id)).attendance).toBeNull();
  });

  it('settles a record once when it is sent several times concurrently', async () => {
    const id = await meet(720);
    const record = marked(id);
    await Promise.all([settle([record]), settle([record]), settle([record])]);
    expect(await actions()).toHaveLength(1);
  });

  it('reports a conflict with who marked it and when, and the user decides', async () => {
    const id = await meet(720);
    await settle([marked(id, { mark: 'missed', at: at(721) })], other);
    const mine = marked(id);
    const [conflict] = await settle([mine]);
    const theirs = { mark: 'missed', by: other.email, at: at(721) };
    expect(conflict).toEqual({ id: mine.id, outcome: 'conflict', theirs });
    expect((await markOf(id)).attendance).toBe('missed');
    expect(await settle([mine])).toEqual([conflict]);
    // Undoing a record that changed nothing is a no-op.
    expect(await settle([marked(id, { mark: null, seen: 'held', undoes: mine.id })])).toMatchObject([
      { outcome: 'settled' },
    ]);
    expect((await markOf(id)).attendance).toBe('missed');
    expect(await settle([marked(id, { seen: 'missed' })])).toMatchObject([{ outcome: 'settled' }]);
    expect((await markOf(id)).attendance).toBe('held');
  });

  it('does not report the same mark from another desk as a conflict', async () => {
    const id = await meet(720);
    await settle([marked(id)], other);
    expect(await settle([marked(id)])).toMatchObject([{ outcome: 'settled' }]);
    expect(await markOf(id)).toMatchObject({ attendance_by: other.id });
    expect(await actions()).toHaveLength(1);
  });

  it('refuses a mark before the hour, for another hour or person, and for an unapproved meeting', async () => {
    const coming = await meet(780);
    const begun = await meet(720, { exhibitorId: edition.exhibitorIds.proto });
    const pending = await meet(660, { status: 2, exhibitorId: edition.exhibitorIds.nacre });
    const stranger = await createHostedBuyer(app.db, edition.editionId);
    const results = await settle([
      marked(coming, { minute: 780 }),
      // The hour had not begun, although the device's clock says so.
      marked(coming, { minute: 780, at: at(785) }),
      marked(coming, { minute: 720 }),
      marked(pending, { minute: 660, exhibitorId: edition.exhibitorIds.nacre }),
      marked(begun, { exhibitorId: edition.exhibitorIds.proto, reference: stranger.reference }),
    ]);
    expect(results.map(({ outcome, message }: Sent) => [outcome, message])).toEqual([
      ['refused', 'Only an approved meeting that has started can be marked.'],
      ['refused', 'Only an approved meeting that has started can be marked.'],
      ['refused', 'The meeting has been moved, or it is not approved any more.'],
      ['refused', 'Only an approved meeting that has started can be marked.'],
      ['refused', expect.any(String)],
    ]);
    for (const id of [coming, begun]) expect((await markOf(id)).attendance).toBeNull();
  });

  it('refuses a record that another account sent', async () => {
    const id = await meet(720);
    const record = marked(id);
    await settle([record]);
    expect(await settle([record], other)).toMatchObject([
      { outcome: 'refused', message: 'This record was sent by another account.' },
    ]);
  });
});
