// A registration that may be stored although the call failed is asked for; one that was refused is not.
import { distinctRegistration, inSteps } from '@visavis/domain/profile/example';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { businessDraft as draft } from '../draft/business-draft.ts';
import { FILLED_FORM } from '../draft/testing/filled-form.ts';
import { submitRegistration } from './submit-registration.ts';

const HANARI = exhibitor(1, 'Hanari Skin Lab');
const STORED = {
  registration_id: 7,
  reference: 'BM-7K3M-Q2XD',
  meetings: [planned(HANARI, 1, 11)],
  schedule_key: 'key',
};

const refusal = (status: number, code: string) =>
  Response.json({ error: 'No.', message: 'No.', code, requestId: 'r' }, { status });

let registered: () => Response;
let outcome: () => Response;
let asked: number;

beforeEach(() => {
  draft.clearAfterRegistration(null);
  draft.form.change(FILLED_FORM);
  draft.exhibitors.write([HANARI]);
  draft.meetings.write([planned(HANARI, 1, 11)]);
  asked = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/visitor/register') return registered();
    asked += 1;
    return outcome();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  draft.clearAfterRegistration(null);
});

test('a key that was used before leads to the registration that was made with it', async () => {
  registered = () => refusal(409, 'submission.key-reused');
  outcome = () => Response.json(STORED);
  expect(await submitRegistration()).toMatchObject({
    registrationId: 7,
    reference: 'BM-7K3M-Q2XD',
    registrationComplete: true,
    meetings: [planned(HANARI, 1, 11)],
  });
  expect(asked).toBe(1);
});

test('where that registration is deleted since, the next one is sent with a key of its own', async () => {
  const key = draft.keyOfSubmission();
  registered = () => refusal(409, 'submission.key-reused');
  outcome = () => refusal(404, 'resource.not-found');
  await expect(submitRegistration()).rejects.toMatchObject({ code: 'submission.key-reused' });
  expect(asked).toBe(1);
  expect(draft.unansweredToken.read()).toBeNull();
  expect(draft.keyOfSubmission()).not.toBe(key);
});

test('a server that failed after storing leads to the registration that stands', async () => {
  registered = () => refusal(500, 'server.failed');
  outcome = () => Response.json(STORED);
  expect(await submitRegistration()).toMatchObject({ registrationId: 7 });
});

test('a draft that was sent and is stored is not sent a second time', async () => {
  draft.keyOfSubmission();
  draft.unansweredToken.write('token');
  let sent = 0;
  registered = () => {
    sent += 1;
    return refusal(500, 'server.failed');
  };
  outcome = () => Response.json(STORED);
  expect(await submitRegistration()).toMatchObject({ registrationId: 7 });
  expect([asked, sent]).toEqual([1, 0]);
});

test.each([
  [409, 'meeting.slot-taken'],
  [422, 'request.invalid'],
])(
  'after a refusal (%i, %s) nothing is stored: nothing is asked, and the key stays',
  async (status, code) => {
    const key = draft.keyOfSubmission();
    registered = () => refusal(status, code);
    await expect(submitRegistration()).rejects.toMatchObject({ status, code });
    expect(asked).toBe(0);
    expect(draft.keyOfSubmission()).toBe(key);
  },
);

test('every field that was typed is sent, and comes back with the next visit', async () => {
  const typed = distinctRegistration('every.field@kenari.example');
  draft.form.change(typed);
  expect(draft.form.read()).toEqual(typed);
  let sent: unknown;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent = JSON.parse(body);
    return Response.json(STORED);
  });
  await submitRegistration();
  expect(sent).toMatchObject({ registration: typed, companyInfo: inSteps(typed).company });
});
