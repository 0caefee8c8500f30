// POST /api/visitor/register on a real database: stores everything, or stores nothing and tells the visitor why.
import { describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const PATH = '/api/visitor/register';
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));

async function countRows() {
  const { rows } = await test.database.pool.query<{ counts: number[] }>(
    `select array[(select count(*) from company), (select count(*) from visitor), (select count(*) from registration),
      (select count(*) from registration_interest), (select count(*) from meeting),
      (select count(*) from idempotent_answer)]::int[] as counts`,
  );
  return rows[0]?.counts;
}

async function expectNothingStored(work: () => Promise<void>) {
  const before = await countRows();
  await work();
  expect(await countRows()).toEqual(before);
}

describe('a valid submission', () => {
  it('stores visitor, company, interests and meetings, and returns id and reference', async () => {
    const submission = submissionOf([
      meetingOf('Hanari Skin Lab', 'A-208', 1, 720),
      meetingOf('Atelier Nacre', 'B-145', 2, 1020),
    ]);
    submission.interests = [
      {
        category: 'Skincare',
        subCategory: 'Serums and ampoules',
        categoryId: edition.categoryIds.skincare,
        subCategoryId: edition.subCategoryIds.serums,
      },
    ];
    const response = await test.post(PATH, submission);
    expect(response.statusCode).toBe(201);
    const { registration_id, reference } = response.json();
    expect(reference).toMatch(/^BM-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const stored = await test.db
      .selectFrom('registration')
      .innerJoin('visitor', 'visitor.id', 'visitor_id')
      .innerJoin('company', 'company.id', 'registration.company_id')
      .selectAll('visitor')
      .select([
        'reference',
        'programme',
        'company.name as companyName',
        'company.postal_code',
        'company.country',
      ])
      .where('registration.id', '=', registration_id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      reference,
      programme: 'business',
      name: 'Amira Rahman',
      designation: 'Head of Buying',
      phone_number: '+60123456789',
      companyName: 'Kenari Beauty Retail',
      postal_code: '59100',
      country: 'Malaysia',
    });
    const meetings = await readRows(
      test.db,
      'meeting',
      { registration_id },
      ['exhibitor_id', 'day', 'minute', 'starts_at', 'status'],
      'day',
    );
    expect(meetings).toEqual([
      {
        exhibitor_id: edition.exhibitorIds.hanari,
        day: 1,
        minute: 720,
        starts_at: new Date('2026-06-02T04:00:00Z'),
        status: 2,
      },
      {
        exhibitor_id: edition.exhibitorIds.nacre,
        day: 2,
        minute: 1020,
        starts_at: new Date('2026-06-03T09:00:00Z'),
        status: 2,
      },
    ]);
    const interests = await readRows(test.db, 'registration_interest', { registration_id }, [
      'sub_category_id',
    ]);
    expect(interests).toEqual([{ sub_category_id: edition.subCategoryIds.serums }]);
  });

  it('accepts times as label, range or HH:00, and unknown keys', async () => {
    const submission = submissionOf([{ ...meetingOf('Hanari Skin Lab', 'A-208', 1, 780), time: '1 pm' }]);
    const response = await test.post(PATH, {
      ...submission,
      extra: 1,
      registration: { ...submission.registration, status: 4 },
    });
    expect(response.statusCode).toBe(201);
    const other = submissionOf([{ ...meetingOf('Hanari Skin Lab', 'A-208', 1, 840), time: '14:00' }]);
    expect((await test.post(PATH, other)).statusCode).toBe(201);
  });

  it('normalises phone numbers to international form: no trunk zero, digits of any script', async () => {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 1, 900)]);
    Object.assign(submission.registration, { phoneNumber: '+600123456789', companyPhone: '+390612345678' });
    const response = await test.post(PATH, {
      ...submission,
      companyInfo: { ...submission.companyInfo, companyPhone: '+٣٩٠٦١٢٣٤٥٦٧٨' },
    });
    expect(response.statusCode).toBe(201);
    const { rows } = await test.database.pool.query(
      `select phone_number, phone from registration
        join visitor on visitor.id = visitor_id join company on company.id = registration.company_id
        where registration.id = $1`,
      [response.json().registration_id],
    );
    expect(rows).toEqual([{ phone_number: '+60123456789', phone: '+390612345678' }]);
  });

  it('accepts an exhibitor named __proto__', async () => {
    expect((await test.post(PATH, submissionOf([meetingOf('__proto__', 'C-001', 1, 660)]))).statusCode).toBe(
      201,
    );
  });
});

describe('a lost slot', () => {
  it('is reported with all other lost slots, and nothing is stored', async () => {
    await test.post(
      PATH,
      submissionOf([meetingOf('Atelier Nacre', 'B-145', 3, 660), meetingOf('__proto__', 'C-001', 3, 720)]),
    );
    await expectNothingStored(async () => {
      const response = await test.post(
        PATH,
        submissionOf([
          meetingOf('Atelier Nacre', 'B-145', 3, 660),
          meetingOf('Hanari Skin Lab', 'A-208', 1, 660),
          meetingOf('__proto__', 'C-001', 3, 720),
          meetingOf('Atelier Nacre', 'F-001', 4, 720),
        ]),
      );
      expect(response.statusCode).toBe(409);
      const { lost, code } = response.json();
      expect(code).toBe('meeting.slot-taken');
      expect(lost).toHaveLength(3);
      expect(lost).toEqual(
        expect.arrayContaining([
          { exhibitor: 'Hanari Skin Lab', boothNumber: 'A-208', day: 1, time: '11.00am-12.00pm' },
          { exhibitor: 'Atelier Nacre', boothNumber: 'B-145', day: 3, time: '11.00am-12.00pm' },
          { exhibitor: '__proto__', boothNumber: 'C-001', day: 3, time: '12.00pm-1.00pm' },
        ]),
      );
    });
  });

  it('is free again once its meeting is rejected', async () => {
    const first = await test.post(PATH, submissionOf([meetingOf('Atelier Nacre', 'F-001', 2, 660)]));
    await updateRows(test.db, 'meeting', { registration_id: first.json().registration_id }, { status: 3 });
    const second = await test.post(PATH, submissionOf([meetingOf('Atelier Nacre', 'F-001', 2, 660)]));
    expect(second.statusCode).toBe(201);
  });

  it('can be an hour that has begun, but not the next one', async () => {
    test.setNow(new Date('2026-06-03T06:05:00Z'));
    const begun = await test.post(PATH, submissionOf([meetingOf('Atelier Nacre', 'F-001', 2, 840)]));
    expect(begun.statusCode).toBe(409);
    expect(begun.json().lost).toEqual([
      { exhibitor: 'Atelier Nacre', boothNumber: 'F-001', day: 2, time: '2.00pm-3.00pm', begun: true },
    ]);
    expect(begun.json().message).toMatch(/^Some of these hours have started already/);
    const next = await test.post(PATH, submissionOf([meetingOf('Atelier Nacre', 'F-001', 2, 900)]));
    expect(next.statusCode).toBe(201);
    test.setNow(TEST_NOW);
  });
});

describe('an Idempotency-Key', () => {
  it('returns the first answer to a repeated request, and 422 to another body', async () => {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, 720)]);
    const key = { 'idempotency-key': 'draft-one' };
    const first = await test.post(PATH, submission, key);
    expect(first.statusCode).toBe(201);
    await expectNothingStored(async () => {
      const again = await test.post(PATH, submission, key);
      expect(again.statusCode).toBe(201);
      expect(again.json()).toEqual(first.json());
      const other = await test.post(PATH, submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, 780)]), key);
      expect(other.statusCode).toBe(422);
      expect(other.json().code).toBe('submission.key-reused');
    });
  });

  it('returns a key with the response that opens the schedule at once, and the same key for a repeat', async () => {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 3, 840)]);
    const key = { 'idempotency-key': 'draft-with-a-key' };
    const { reference, schedule_key: opens } = (await test.post(PATH, submission, key)).json();
    const own = await test.get('/api/my-schedule', { authorization: `Bearer ${opens}` });
    expect(own.json()).toMatchObject({ reference, emailConfirmed: false, confirmedFrom: 'nowhere' });
    expect((await test.post(PATH, submission, key)).json().schedule_key).toBe(opens);
  });

  it('still returns the answer when the lists have changed since', async () => {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 4, 660)]);
    const key = { 'idempotency-key': 'draft-before-the-change' };
    const first = await test.post(PATH, submission, key);
    const rename = (company_name: string) =>
      updateRows(
        test.db,
        'exhibitor',
        { id: edition.exhibitorIds.hanari },
        { company_name, folded_name: company_name.toLowerCase() },
      );
    await rename('Hanari');
    const refused = async () => (await test.post(PATH, submission)).statusCode;
    await expect.poll(refused, { timeout: 10_000 }).toBe(422);
    const again = await test.post(PATH, submission, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    await rename('Hanari Skin Lab');
    const accepted = async () =>
      (await test.post(PATH, submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 4, 720)]))).statusCode;
    await expect.poll(accepted, { timeout: 10_000 }).toBe(201);
  });

  it('registers once for fifty concurrent repeats', async () => {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, 840)]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.post(PATH, submission, { 'idempotency-key': 'draft-two' })),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().registration_id)).size).toBe(1);
  });

  it('can be reused after a refusal, so that the visitor can choose again', async () => {
    const key = { 'idempotency-key': 'draft-three' };
    const lost = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 1, 660)]);
    expect((await test.post(PATH, lost, key)).statusCode).toBe(409);
    const changed = { ...lost, meetings: [meetingOf('Hanari Skin Lab', 'A-208', 2, 900)] };
    expect((await test.post(PATH, changed, key)).statusCode).toBe(201);
  });
});

describe('invalid input that the form would have refused', () => {
  it.each([
    ['name', '  ', 'Name is required'],
    ['city', '', 'City is required'],
    ['phoneNumber', '+999123', 'No country has this dialling code. Please check the number'],
    ['companyPhone', '+999123', 'No country has this dialling code. Please check the number'],
    ['website', 'javascript:alert(1)', 'Company website must be a web address'],
  ])('registration.%s = %j is 422 with its message', async (field, value, sentence) => {
    await expectNothingStored(async () => {
      const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 4, 960)]);
      Object.assign(submission.registration, { [field]: value });
      const response = await test.post(PATH, submission);
      expect(response.statusCode).toBe(422);
      expect(response.json().fields[`registration.${field}`]).toBe(sentence);
    });
  });

  it("reports each missing part of an empty body in the product's own messages", async () => {
    const response = await test.post(PATH, {});
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      {
        registration: 'This is required.',
        companyInfo: 'This is required.',
        interests: 'This is required.',
        meetings: 'This is required.',
      },
    ]);
    expect(response.body).not.toContain('Invalid input');
  });

  it('meetings that break a rule are 422 with a message each', async () => {
    const right = meetingOf('Hanari Skin Lab', 'A-208', 4, 960);
    const cases: [object[], string][] = [
      [[], 'meetings'],
      [Array.from({ length: 9 }, () => right), 'meetings'],
      [[{ ...right, day: 5 }], 'meetings.0.day'],
      [[{ ...right, date: '2026-06-02' }], 'meetings.0.date'],
      [[{ ...right, dayOfWeek: 'Sunday' }], 'meetings.0.dayOfWeek'],
      [[{ ...right, time: '6 pm' }], 'meetings.0.time'],
      [[{ ...right, exhibitor: 'Nobody' }], 'meetings.0.exhibitor'],
      [[{ ...right, exhibitor: 'Atelier Nacre', boothNumber: '' }], 'meetings.0.exhibitor'],
      [[right, { ...right, time: '3 pm' }], 'meetings.1.exhibitor'],
      [[right, meetingOf('Atelier Nacre', 'B-145', 4, 960)], 'meetings.1.time'],
    ];
    for (const [meetings, field] of cases) {
      const response = await test.post(PATH, { ...submissionOf([]), meetings });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([
        422,
        expect.arrayContaining([field]),
      ]);
    }
  });

  it('companyInfo that disagrees with the registration is 422', async () => {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 4, 960)]);
    const response = await test.post(PATH, {
      ...submission,
      companyInfo: { ...submission.companyInfo, city: 'Ipoh' },
    });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['companyInfo.city']]);
  });

  it('an unknown interest is 422', async () => {
    const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 4, 960)]);
    submission.interests = [{ category: 'x', subCategory: 'y', categoryId: 1, subCategoryId: 987654 }];
    expect((await test.post(PATH, submission)).statusCode).toBe(422);
  });

  it('a second registration with one email address is refused with a neutral message', async () => {
    const first = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 3, 960)]);
    await test.post(PATH, first);
    const second = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 3, 1020)], {
      email: first.registration.email.toUpperCase(),
    });
    const response = await test.post(PATH, second);
    expect([response.statusCode, response.json().code]).toEqual([409, 'registration.email-taken']);
  });

  it('with a lost hour, known and unknown email addresses get the same refusal', async () => {
    const first = submissionOf([meetingOf('Atelier Nacre', 'B-145', 3, 780)]);
    expect((await test.post(PATH, first)).statusCode).toBe(201);
    const { email } = first.registration;
    const messages = () => test.db.selectFrom('email').select('id').execute();
    const before = await messages();
    const refusal = async (profile: object) => {
      const { requestId, ...answer } = (
        await test.post(PATH, submissionOf([meetingOf('Atelier Nacre', 'B-145', 3, 780)], profile))
      ).json();
      expect(requestId).toBeTypeOf('string');
      return answer;
    };
    const [known, unknown] = [await refusal({ email }), await refusal({})];
    expect(known).toEqual(unknown);
    expect(known.code).toBe('meeting.slot-taken');
    expect(await messages()).toEqual(before);
  });
});

describe('malformed bodies', () => {
  it.each([
    ['{', 400],
    ['[]', 422],
    ['null', 422],
    ['""', 422],
    ['{"registration":{}}', 422],
    ['{"__proto__":{"registration":{}},"constructor":{"prototype":{"x":1}}}', 422],
    [`{"a":"${'x'.repeat(120_000)}"}`, 413],
  ])('%.30s is %i', async (payload, status) => {
    expect((await test.post(PATH, payload)).statusCode).toBe(status);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain'])('%s is 415', async (type) => {
    expect((await test.post(PATH, 'a=1', { 'content-type': type })).statusCode).toBe(415);
  });
});
