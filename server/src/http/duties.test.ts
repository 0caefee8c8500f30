// The small documented duties of the API: every path in the documents, and the described shapes, order and fields.
import { describe, expect, it } from 'vitest';
import { prepareOnce } from '../testing/prepare.ts';
import { openReview } from '../testing/review.ts';
import { meetingOf, submissionOf } from '../testing/submission.ts';

const stand = prepareOnce(openReview);

describe('the paths of both documents, below /api', () => {
  it.each([
    ['POST', '/api/login'],
    ['POST', '/api/logout'],
    ['GET', '/api/categories'],
    ['GET', '/api/categories/:id/subcategories'],
    ['POST', '/api/exhibitors/search'],
    ['GET', '/api/exhibitors/:id/products'],
    ['GET', '/api/unavailable-slots'],
    ['POST', '/api/visitor/register'],
    ['GET', '/api/countries'],
    ['POST', '/api/hosted-registration'],
    ['POST', '/api/payments/booking/:userId/:companyId'],
    ['POST', '/api/payments/process'],
    ['POST', '/api/hosted/meetings/save'],
    ['GET', '/api/hosted/meetings/:userId/:companyId'],
    ['GET', '/api/meetings'],
    ['GET', '/api/meetings/:id'],
    ['POST', '/api/meetings/:id/approve'],
    ['POST', '/api/meetings/:id/reject'],
    ['PUT', '/api/meetings/:id'],
    ['POST', '/api/meetings/:id/approve-all'],
    ['POST', '/api/meetings/send-status-email'],
    ['POST', '/api/meetings/delete'],
    ['GET', '/api/hosted'],
    ['POST', '/api/hosted/delete'],
    ['POST', '/api/hosted/varification-email'],
    ['POST', '/api/hosted/verification-email'],
    ['POST', '/api/hosted/reject'],
    ['GET', '/api/transaction/requery'],
  ] as const)('%s %s', (method, url) => {
    expect(stand.test.app.hasRoute({ method, url })).toBe(true);
  });
});

const free = (minute: number) => submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 4, minute)]);
const register = (payload: unknown, headers = {}) =>
  stand.test.post('/api/visitor/register', payload, headers);

describe('documented responses', () => {
  it('every refusal has a message as error and message, a code and a request id', async () => {
    const refusals = [
      stand.test.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      }),
      stand.test.get('/api/meetings'),
      stand.test.get('/api/meetings/999999', stand.viewer),
      stand.test.post('/api/meetings/1/approve', {}, stand.viewer),
      register({}),
    ];
    const answers = await Promise.all(refusals);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 401, 404, 403, 422]);
    for (const answer of answers) {
      const { error, message, code, requestId } = answer.json();
      expect([error, code, requestId]).toEqual([
        message,
        expect.stringMatching(/^\w+\.[\w-]+$/),
        expect.any(String),
      ]);
      expect(message).not.toBe('');
    }
  });

  it('authorisation runs before the body is read: a missing token is 401 whatever the body', async () => {
    for (const url of ['/api/meetings/delete', '/api/hosted/delete', '/api/meetings/1/approve']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await stand.test.app.inject({ method: 'POST', url, headers, payload: '{' });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  });

  it('an unavailable slot is named by its label', async () => {
    expect((await register(free(660))).statusCode).toBe(201);
    const { success, data } = (await stand.test.get('/api/unavailable-slots')).json();
    expect(success).toBe(true);
    expect(data.unavailable_slots['Hanari Skin Lab']).toContainEqual(
      expect.objectContaining({ day: 4, time: '11 am' }),
    );
  });

  it('countries have the documented shape, and only the requested fields', async () => {
    const [country] = (await stand.test.get('/api/countries?fields=name,flags,idd')).json();
    expect(Object.keys(country).toSorted()).toEqual(['flags', 'idd', 'name']);
    expect(country).toMatchObject({
      name: { common: expect.any(String) },
      flags: { svg: expect.any(String), png: expect.any(String) },
      idd: { root: expect.any(String), suffixes: expect.any(Array) },
    });
  });
});

describe('documented submissions', () => {
  it('unknown keys in the documents’ payloads are ignored, but our own additions refuse them', async () => {
    expect((await register({ ...free(720), unheard: 1 })).statusCode).toBe(201);
    const hold = { exhibitorId: 1, day: 1, minute: 660, unheard: 1 };
    expect((await stand.test.post('/api/holds', hold)).statusCode).toBe(422);
  });

  it('only a success is stored under an Idempotency-Key, which is optional', async () => {
    const key = { 'idempotency-key': 'of-the-duties' };
    expect((await register({ ...free(780), meetings: [] }, key)).statusCode).toBe(422);
    const body = free(780);
    const first = await register(body, key);
    expect(first.statusCode).toBe(201);
    expect((await register(body, key)).json()).toEqual(first.json());
    const other = await register(free(840), key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'submission.key-reused']);
  });
});

it('a logout revokes the token with which it is called', async () => {
  expect((await stand.test.get('/api/meetings', stand.viewer)).statusCode).toBe(200);
  expect((await stand.test.post('/api/logout', {}, stand.viewer)).statusCode).toBeLessThan(300);
  expect((await stand.test.get('/api/meetings', stand.viewer)).statusCode).toBe(401);
});
