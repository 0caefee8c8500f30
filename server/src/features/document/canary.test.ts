// A canary: passport numbers and the content of a passport document go through the whole product, and are found in
// clear only where an organiser with access requests them. The same run without sealing is detected.
import { randomBytes, randomInt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createSealer, DATA_KEY_BYTES, type Sealer } from '../../adapters/sealing.ts';
import { FORM_HEADERS, fieldParts, filePart, formBody } from '../../testing/application-form.ts';
import { bookingFormOf } from '../../testing/booking-form.ts';
import { pdfOf } from '../../testing/document-files.ts';
import { type HostedRun, openHostedRun } from '../../testing/hosted-run.ts';
import { readRow } from '../../testing/rows.ts';
import { findSecret, type Trace } from '../../testing/traces.ts';

/** A masked number shows its last three characters, so the search leaves them out. */
interface Canary {
  number: string;
  secondNumber: string;
  document: string;
}

let run: HostedRun | null = null;
afterEach(async () => {
  await run?.close();
  run = null;
});

const digits = () => String(randomInt(10_000_000, 100_000_000));
const createCanary = (): Canary => ({
  number: `QX${digits()}K`,
  secondNumber: `ZW${digits()}M`,
  document: `canary${randomBytes(8).toString('hex')}`,
});
const JSON_TYPE = { 'content-type': 'application/json' };

/** Applies, is approved, books, pays; then every caller reads whatever can be read. */
async function runThroughProduct(stand: HostedRun, canary: Canary): Promise<Trace[]> {
  const { send, organisers, test: app } = stand;
  const post = (caller: string, url: string, body: unknown, headers: Record<string, string> = {}) =>
    send(caller, {
      method: 'POST',
      url,
      headers: { ...JSON_TYPE, ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const inside = `P<MYSRAHMAN<<AMIRA ${canary.number} ${canary.document}`;
  const applied = await send('applicant', {
    method: 'POST',
    url: '/api/hosted-registration',
    headers: { ...FORM_HEADERS, 'idempotency-key': 'canary-application' },
    payload: formBody([
      ...fieldParts({ email: 'canary@kenari.example' }),
      filePart(0, pdfOf({ inside }), 'Passport.pdf'),
      filePart(1, pdfOf({ inside }), 'Business card.pdf'),
    ]),
  });
  expect(applied.status).toBe(201);
  const { id, visitor_id, company_id } = await readRow(app.db, 'registration', {}, [
    'id',
    'visitor_id',
    'company_id',
  ]);
  const ids = { user_id: visitor_id, visitor_company_id: company_id };
  expect((await post('editor', '/api/hosted/verification-email', ids, organisers.editor)).status).toBe(200);
  const key = await expect
    .poll(() => /[?&]key=([\w-]+)/.exec(stand.mails().find((mail) => mail.includes('key=')) ?? '')?.[1], {
      timeout: 30_000,
    })
    .toBeTruthy()
    .then(() => /[?&]key=([\w-]+)/.exec(stand.mails().join('\n'))?.[1] ?? '');
  const buyer = { authorization: `Bearer ${key}` };

  const path = `/api/payments/booking/${visitor_id}/${company_id}`;
  const form = bookingFormOf(
    { userId: visitor_id, companyId: company_id } as Parameters<typeof bookingFormOf>[0],
    {
      // As a person would type it.
      passportNumber: `${canary.number.slice(0, 2).toLowerCase()} ${canary.number.slice(2)}`,
      additionalName: 'Farid Rahman',
      additionalPassport: canary.secondNumber,
    },
  );
  // Refused for every reason: the input must be neither returned nor logged.
  expect((await post('buyer', path, { ...form, totalAmount: 1 }, buyer)).status).toBe(422);
  const tooLong = { ...form, passportNumber: `${canary.number}${canary.number}` };
  expect((await post('buyer', path, tooLong, buyer)).status).toBe(422);
  expect((await post('buyer', path, { ...form, additionalName: '' }, buyer)).status).toBe(422);
  expect((await post('buyer', path, `{"passportNumber": "${canary.number}`, buyer)).status).toBe(400);
  expect((await post('nobody', path, form)).status).toBe(404);
  await app.database.pool.query('alter table booking rename to booking_away');
  expect((await post('buyer', path, form, buyer)).status).toBe(500);
  await app.database.pool.query('alter table booking_away rename to booking');

  const keyed = { ...buyer, 'idempotency-key': 'canary-booking' };
  expect((await post('buyer', path, form, keyed)).status).toBe(200);
  expect((await post('buyer', path, form, keyed)).status).toBe(200);
  const changed = { ...form, roomType: 'One Double Bed' };
  expect((await post('buyer', path, changed, keyed)).status).toBe(422);
  const saved = await post('buyer', path, changed, buyer);
  expect(saved.status).toBe(200);
  const bookingId = JSON.parse(String(saved.body)).booking_id;
  const payment = {
    hotel_booking_id: bookingId,
    payment_type: 'full',
    payment_method: 'credit',
    amount: 900,
  };
  const started = await post('buyer', '/api/payments/process', payment, buyer);
  expect(started.status).toBe(200);
  // The bank has the money; an organiser's requery marks the booking as paid, and the receipt is mailed.
  await app.db.updateTable('test_bank_payment').set({ state: 'paid', transaction_id: 'tx-canary' }).execute();
  const requery = `/api/transaction/requery?user_id=${visitor_id}&company_id=${company_id}`;
  expect((await send('editor', { method: 'GET', url: requery, headers: organisers.editor })).status).toBe(
    200,
  );
  const { payment_data } = JSON.parse(String(started.body));
  const outcome = await send('buyer', {
    method: 'GET',
    url: `/api/payments/outcome?RefNo=${payment_data.pay_ref}`,
  });
  expect(JSON.parse(String(outcome.body))).toEqual({ outcome: 'paid' });
  await expect.poll(() => stand.mails().length, { timeout: 30_000 }).toBe(3);

  await readEverything(stand, { registrationId: id, buyer });
  return stand.traces();
}

/** Every GET call, as every caller, with every id that could be valid. */
async function readEverything(
  { send, organisers, test: app }: HostedRun,
  { registrationId, buyer }: { registrationId: number; buyer: Record<string, string> },
): Promise<void> {
  const { paths } = app.app.swagger() as unknown as { paths: Record<string, Record<string, unknown>> };
  const documents = await app.db.selectFrom('document').select('id').execute();
  const emails = await app.db.selectFrom('email').select('id').execute();
  const ids = new Set([registrationId, ...documents.map((row) => row.id), ...emails.map((row) => row.id)]);
  const callers = { ...organisers, buyer, nobody: {} };
  const urls = Object.entries(paths)
    .filter(
      ([path, operations]) =>
        'get' in operations && !path.startsWith('/api/live') && !path.includes('{token}'),
    )
    .flatMap(([path]) =>
      path.includes('{id}') ? [...ids].map((id) => path.replace('{id}', `${id}`)) : [path],
    )
    .flatMap((url) =>
      url.startsWith('/api/exports/') ? [`${url}?format=csv`] : [url, `${url}?programme=hosted`],
    );
  expect(urls.length).toBeGreaterThan(30);
  for (const [caller, headers] of Object.entries(callers))
    for (const url of urls) await send(caller, { method: 'GET', url, headers });
}

const searched = (traces: readonly Trace[], { number, secondNumber, document }: Canary): string[] => [
  ...new Set(
    [number.slice(0, -3), secondNumber.slice(0, -3), document].flatMap((secret) =>
      findSecret(traces, secret),
    ),
  ),
];

/** Responses to authorised requests for exactly this: the bytes of a document, and the numbers for the hotel. */
const isAuthorised = (where: string): boolean =>
  /^answer to (admin|editor) GET \/api\/hosted\/documents\/\d+ 200$/.test(where) ||
  /^answer to admin GET \/api\/hosted\/bookings\/\d+\/passports 200$/.test(where) ||
  where === 'answer to admin GET /api/exports/rooming/passports 200';

test('no secret of an applicant is in clear in database, log, mail, file store or responses', async () => {
  run = await openHostedRun(createSealer(randomBytes(DATA_KEY_BYTES)));
  const canary = createCanary();
  const traces = await runThroughProduct(run, canary);
  const found = searched(traces, canary);
  expect(found.filter((where) => !isAuthorised(where))).toEqual([]);
  // The canary was stored: an admin reads both documents, an editor only the business card.
  expect(
    found.filter((where) => where.startsWith('answer to admin GET /api/hosted/documents/')),
  ).toHaveLength(2);
  expect(found.filter((where) => where.startsWith('answer to editor'))).toHaveLength(1);
  expect(found.some((where) => where.includes('/passports'))).toBe(true);
  // Every place was searched.
  const places = new Set(traces.map(({ where }) => where));
  for (const place of [
    'table public.booking',
    'table public.audit_entry',
    'table public.idempotent_answer',
    'the log',
  ])
    expect(places).toContain(place);
  expect(places).toContain('the file store');
  expect(places).toContain('a mail');
  // Data that is not secret is found, and so is the failure that the run provoked.
  expect(findSecret(traces, 'canary@kenari.example')).toEqual(
    expect.arrayContaining(['a mail', 'table public.visitor', 'table public.email']),
  );
  expect(findSecret(traces, 'requestfailed')).toEqual(['the log']);
});

test('control: without sealing, the canary is found in the database and in the file store', async () => {
  const open: Sealer = {
    ...createSealer(randomBytes(DATA_KEY_BYTES)),
    seal: (content) => Buffer.from(content),
    open: (sealed) => sealed,
  };
  run = await openHostedRun(open);
  const canary = createCanary();
  const found = searched(await runThroughProduct(run, canary), canary).filter(
    (where) => !isAuthorised(where),
  );
  expect(found).toEqual(['table public.booking', 'the file store']);
});

test('control: the search finds a secret in any encoding', () => {
  const secret = 'QX71930461';
  const written = [
    'a QX71930461 b',
    'qx7193 0461',
    'QX-7193-0461',
    Buffer.from('..QX71930461..').toString('hex'),
    encodeURIComponent('QX71930461').replaceAll(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    ...['', 'x', 'xx'].map((before) => Buffer.from(`${before}QX71930461 and more`).toString('base64')),
    ...['', 'x', 'xx'].map((before) => Buffer.from(`${before}QX71930461`).toString('base64')),
  ];
  for (const content of written) {
    expect([content, findSecret([{ where: 'there', content }], secret)]).toEqual([content, ['there']]);
    expect(findSecret([{ where: 'there', content: Buffer.from(content) }], secret)).toEqual(['there']);
  }
  expect(findSecret([{ where: 'there', content: '••••• 61K QX719304' }], secret)).toEqual([]);
});
