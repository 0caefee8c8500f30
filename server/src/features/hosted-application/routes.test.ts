// POST /api/hosted-registration on a real database: stores everything, or nothing and tells the applicant why.

import { readdir } from 'node:fs/promises';
import { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { englishOf } from '@visavis/domain/words/english';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FORM_HEADERS,
  type FormPart,
  fieldParts,
  filePart,
  formBody,
} from '../../testing/application-form.ts';
import { jpegOf, pdfOf, pngOf } from '../../testing/document-files.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const PATH = '/api/hosted-registration';
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
let jpeg: Buffer;
let png: Buffer;
const pdf = pdfOf();

beforeAll(async () => {
  [jpeg, png] = await Promise.all([jpegOf(), pngOf()]);
});

const apply = (parts: readonly FormPart[], headers: Record<string, string> = {}, app = test) =>
  app.call({ method: 'POST', url: PATH, headers: { ...FORM_HEADERS, ...headers }, payload: formBody(parts) });

const files = (): FormPart[] => [
  filePart(0, jpeg, 'Visiting card.jpg'),
  filePart(1, pdf, 'SSM certificate.pdf'),
  filePart(2, png, 'scan.png'),
];

async function state() {
  const { rows } = await test.database.pool.query<{ counts: number[] }>(
    `select array[(select count(*) from company), (select count(*) from visitor), (select count(*) from registration),
      (select count(*) from application), (select count(*) from document), (select count(*) from email),
      (select count(*) from stray_file), (select count(*) from idempotent_answer)]::int[] as counts`,
  );
  return { counts: rows[0]?.counts, files: (await readdir(test.storage.folder)).toSorted() };
}

async function expectNothingStored(work: () => Promise<void>) {
  const before = await state();
  await work();
  expect(await state()).toEqual(before);
}

const documentsOf = (reference: string) =>
  test.db
    .selectFrom('document')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .selectAll('document')
    .where('reference', '=', reference)
    .orderBy('position')
    .execute();

describe('a valid application', () => {
  it('is stored with its documents and its email, and leaves no stray file', async () => {
    const [registration, company] = fieldParts(
      { name: '  Amira   Rahman ' },
      { city: 'Ipoh', companyPhone: '+600378905512' },
    );
    const response = await apply([registration as FormPart, company as FormPart, ...files()]);
    expect([response.statusCode, response.json().success]).toEqual([201, true]);
    const { reference } = response.json();
    expect(reference).toMatch(/^HB-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const stored = await test.db
      .selectFrom('registration')
      .innerJoin('visitor', 'visitor.id', 'visitor_id')
      .innerJoin('company', 'company.id', 'registration.company_id')
      .innerJoin('application', 'application.registration_id', 'registration.id')
      .innerJoin('email', 'email.registration_id', 'registration.id')
      .selectAll('application')
      .select(['visitor.name', 'designation', 'programme', 'city', 'nature', 'size', 'phone'])
      .select([
        'registration.search_text',
        'kind',
        'recipient',
        'folded_email',
        'content',
        'registration.edition_id',
      ])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      decision: 'pending',
      state: 'Pending',
      terms_version: '2026-11',
      programme: 'hosted',
      name: 'Amira   Rahman',
      designation: 'Head of Buying',
      city: 'Ipoh',
      nature: 'Multi-brand retail',
      size: '11-50',
      phone: '+60378905512',
      search_text: expect.stringMatching(
        /^amira {3}rahman kenari beauty retail 11-50 hb-.* malaysia 60\d+ 60378905512$/,
      ),
      kind: 'application-received',
      edition_id: edition.editionId,
    });
    expect(stored.recipient).toBe(stored.folded_email);
    expect(stored.content).toMatchObject({ kind: 'application-received', reference });
    const documents = await documentsOf(reference);
    expect(
      documents.map(({ kind, filename, media_type, position }) => [kind, filename, media_type, position]),
    ).toEqual([
      ['business-card', 'Visiting card.jpg', 'image/jpeg', 0],
      ['company-certificate', 'SSM certificate.pdf', 'application/pdf', 1],
      ['passport', 'scan.png', 'image/png', 2],
    ]);
    for (const { storage_name, size_bytes } of documents)
      expect((await test.storage.files.get(storage_name ?? ''))?.length).toBe(size_bytes);
    expect(await test.storage.files.get(documents[1]?.storage_name ?? '')).toEqual(pdf);
    expect(await test.db.selectFrom('stray_file').selectAll().execute()).toEqual([]);
  });

  it('takes the chosen kinds in the order of the file indexes, not of arrival', async () => {
    const kinds = { name: 'kinds', content: JSON.stringify(['passport', 'business-card']) };
    const response = await apply([
      filePart(7, pdf, 'card.pdf'),
      filePart(3, png, 'card too.png'),
      kinds,
      ...fieldParts(),
    ]);
    expect(response.statusCode).toBe(201);
    expect(
      (await documentsOf(response.json().reference)).map((document) => [document.filename, document.kind]),
    ).toEqual([
      ['card too.png', 'passport'],
      ['card.pdf', 'business-card'],
    ]);
  });

  it('accepts parts sent as JSON files, unknown fields, and an empty file input', async () => {
    const asFiles = fieldParts().map((part) => ({ ...part, filename: 'blob', type: 'application/json' }));
    const response = await apply([
      ...asFiles,
      { name: 'note', content: 'hello' },
      filePart(0, pdf),
      filePart(1, '', ''),
    ]);
    expect(response.statusCode).toBe(201);
    expect(await documentsOf(response.json().reference)).toHaveLength(1);
    const asJson = fieldParts().map((part) => ({ ...part, type: 'application/json' }));
    expect((await apply([...asJson, filePart(0, pdf)])).statusCode).toBe(201);
  });

  it('stores ten files', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => filePart(index, pdf));
    const response = await apply([...fieldParts(), ...ten]);
    expect(response.statusCode).toBe(201);
    expect(await documentsOf(response.json().reference)).toHaveLength(10);
  });
});

describe('a refused application', () => {
  it.each<[string, () => FormPart[], Record<string, string>]>([
    ['no files', () => fieldParts(), { documents: englishOf(DOCUMENT_MESSAGES.required) }],
    [
      'no name and no city',
      () => [...fieldParts({ name: ' ' }, { city: '' }), filePart(0, pdf)],
      { 'registration.name': 'Name is required', 'companyInfo.city': 'City is required' },
    ],
    [
      'another programme',
      () => [...fieldParts({ registration_type: 'business' }), filePart(0, pdf)],
      { 'registration.registration_type': 'Registration type must be hosted' },
    ],
    [
      'a company website with a script URL',
      () => [...fieldParts({}, { website: 'javascript:alert(1)' }), filePart(0, pdf)],
      { 'companyInfo.website': 'Company website must be a web address' },
    ],
    [
      'an unknown kind',
      () => [...fieldParts(), { name: 'kinds', content: '["selfie"]' }, filePart(0, pdf)],
      { 'kinds.0': 'Please choose what this file is.' },
    ],
    [
      'fewer kinds than files',
      () => [...fieldParts(), { name: 'kinds', content: '["passport"]' }, filePart(0, pdf), filePart(1, pdf)],
      { kinds: 'Please choose for each file what it is.' },
    ],
    [
      'eleven files',
      () => [...fieldParts(), ...Array.from({ length: 11 }, (_, index) => filePart(index, pdf))],
      { documents: englishOf(DOCUMENT_MESSAGES.tooMany) },
    ],
    [
      'thirty files before the fields',
      () => [...Array.from({ length: 30 }, (_, index) => filePart(index, pdf)), ...fieldParts()],
      { documents: englishOf(DOCUMENT_MESSAGES.tooMany) },
    ],
    [
      'two bad files among good ones and a bad field',
      () => [
        ...fieldParts({ email: 'amira' }),
        filePart(0, pdf),
        filePart(1, 'hello'),
        filePart(2, Buffer.alloc(2_048_001)),
        filePart(3, jpeg),
        filePart(4, ''),
      ],
      {
        'registration.email': 'Email is invalid',
        'documents[1]': englishOf(DOCUMENT_MESSAGES.wrongType),
        'documents[2]': englishOf(DOCUMENT_MESSAGES.tooLarge),
        'documents[4]': englishOf(DOCUMENT_MESSAGES.empty),
      },
    ],
  ])('with %s is 422 with a sentence each, and stores nothing', async (_what, parts, fields) => {
    await expectNothingStored(async () => {
      const response = await apply(parts());
      expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
    });
  });

  it('reports every required field when there are no parts', async () => {
    const response = await apply([]);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual(
      expect.arrayContaining([
        'registration.name',
        'registration.companySize',
        'companyInfo.city',
        'documents',
      ]),
    );
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'sent as %s is 415 with a sentence',
    async (type) => {
      const response = await test.call({
        method: 'POST',
        url: PATH,
        headers: { 'content-type': type },
        payload: '{}',
      });
      expect([response.statusCode, response.json().error]).toEqual([
        415,
        'Please send a form with files (multipart/form-data).',
      ]);
    },
  );

  it('is refused with a neutral sentence when the email address has applied before', async () => {
    const email = 'nur.aisyah@kenari.example';
    expect((await apply([...fieldParts({ email }), filePart(0, pdf)])).statusCode).toBe(201);
    await expectNothingStored(async () => {
      const response = await apply([...fieldParts({ email: email.toUpperCase() }), ...files()]);
      expect([response.statusCode, response.json().code]).toEqual([409, 'registration.email-taken']);
      expect(Object.keys(response.json().fields)).toEqual(['registration.email']);
    });
  });

  it('sends an approved buyer the link again, only to that address', async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    expect((await apply([...fieldParts({ email: buyer.email }), filePart(0, pdf)])).statusCode).toBe(409);
    const mails = await readRows(test.db, 'email', { registration_id: buyer.registrationId }, [
      'kind',
      'recipient',
    ]);
    expect(mails).toEqual([{ kind: 'hosted-link', recipient: buyer.email }]);
  });

  it('is 503 when a file cannot be stored, and leaves nothing behind', async () => {
    let puts = 0;
    const files = {
      ...test.storage.files,
      put: async (name: string, content: Buffer) => {
        puts += 1;
        if (puts === 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        await test.storage.files.put(name, content);
      },
    };
    const other = await createTestApp({ files });
    await createSmallEdition(other.db);
    const parts = [...fieldParts(), filePart(0, pdf), filePart(1, png), filePart(2, jpeg)];
    await expectNothingStored(async () => {
      const response = await apply(parts, {}, other);
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    });
    expect(await other.db.selectFrom('stray_file').selectAll().execute()).toEqual([]);
    expect((await apply(parts, {}, other)).statusCode).toBe(201);
    await other.close();
  });

  it('stores nothing when its files were swept away in the meantime', async () => {
    const other = await createTestApp({
      files: {
        ...test.storage.files,
        put: async () => {
          await other.db.deleteFrom('stray_file').execute();
        },
      },
    });
    await createSmallEdition(other.db);
    expect((await apply([...fieldParts(), filePart(0, pdf)], {}, other)).statusCode).toBe(500);
    expect(await other.db.selectFrom('registration').selectAll().execute()).toEqual([]);
    await other.close();
  });

  it('is rate limited to ten a minute per address', async () => {
    const other = await createTestApp({ rateLimitScale: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await apply([], {}, other)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await other.close();
  });
});

describe('the same application again', () => {
  const withKey = (key: string) => ({ 'idempotency-key': key });
  let parts: FormPart[];
  beforeEach(() => {
    parts = [...fieldParts(), ...files()];
  });

  it('returns the first answer and stores nothing', async () => {
    const first = await apply(parts, withKey('again-1'));
    expect(first.statusCode).toBe(201);
    await expectNothingStored(async () => {
      const second = await apply(parts, withKey('again-1'));
      expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    });
  });

  it.each<[string, (parts: FormPart[]) => FormPart[]]>([
    ['another file', (sent) => [...sent.slice(0, -1), filePart(2, jpeg, 'scan.png')]],
    ['a file less', (sent) => sent.slice(0, -1)],
    ['another name', (sent) => [...fieldParts(), ...sent.slice(2)]],
    ['another kind', (sent) => [...sent, { name: 'kinds', content: '["passport","passport","passport"]' }]],
  ])('%s under the same key is 422', async (label, change) => {
    expect((await apply(parts, withKey(label))).statusCode).toBe(201);
    await expectNothingStored(async () => {
      const second = await apply(change(parts), withKey(label));
      expect([second.statusCode, second.json().code]).toEqual([422, 'submission.key-reused']);
    });
  });

  it('can reuse the key of a refused one', async () => {
    expect((await apply(parts.slice(0, 2), withKey('free'))).statusCode).toBe(422);
    expect((await apply(parts, withKey('free'))).statusCode).toBe(201);
  });

  it('is stored once, with one answer, when sent twenty times concurrently', async () => {
    const before = await state();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(parts, withKey('twenty'))));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    const after = await state();
    expect(after.files.length - before.files.length).toBe(3);
    expect(after.counts?.map((count, index) => count - (before.counts?.[index] ?? 0))).toEqual([
      1, 1, 1, 1, 3, 1, 0, 1,
    ]);
  });

  it('is stored once and refused nineteen times when sent twenty times concurrently without a key', async () => {
    const before = await state();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(parts)));
    const statuses = answers.map((answer) => answer.statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const { counts, files: lying } = await state();
    expect([counts?.[6], lying.length - before.files.length]).toEqual([0, 3]);
  });

  it('stores one of two different people who concurrently use one key', async () => {
    const answers = await Promise.all([
      apply([...fieldParts(), filePart(0, pdf)], withKey('two people')),
      apply([...fieldParts(), filePart(0, pdf)], withKey('two people')),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 422]);
  });
});
