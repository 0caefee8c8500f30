// When a submission fails but may have been stored, its outcome is looked up; after a rejection it is not.
import { distinctRegistration, inSteps } from '@visavis/domain/profile/example';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exhibitor, planned } from '../../queries/testing/schedule-fixture.ts';
import { businessDraft as draft } from '../draft/business-draft.ts';
import { FILLED_FORM } from '../draft/testing/filled-form.ts';
import { recallRegistration, submitRegistration } from './submit-registration.ts';

const HANARI = exhibitor(1, 'Hanari Skin Lab');
const STORED = {
  registration_id: 7,
  reference: 'BM-7K3M-Q2XD',
  meetings: [planned(HANARI, 1, 660)],
  schedule_key: 'key',
};

const refusal = (status: number, code: string) =>
  Response.json({ error: 'No.', message: 'No.', code, requestId: 'r' }, { status });

let registered: () => Response;
let outcome: () => Response;
let lookups: number;

beforeEach(() => {
  draft.clearAfterRegistration(null);
  draft.form.change(FILLED_FORM);
  draft.exhibitors.write([HANARI]);
  draft.meetings.write([planned(HANARI, 1, 660)]);
  lookups = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/visitor/register') return registered();
    lookups += 1;
    return outcome();
  });
});
afterEach(() => draft.clearAfterRegistration(null));

test('a reused key leads to the registration that was made with it', async () => {
  registered = () => refusal(409, 'submission.key-reused');
  outcome = () => Response.json(STORED);
  expect(await submitRegistration(60)).toMatchObject({
    registrationId: 7,
    reference: 'BM-7K3M-Q2XD',
    registrationComplete: true,
    meetings: [planned(HANARI, 1, 660)],
  });
  expect(lookups).toBe(1);
});

test('uses a new key once the registration made with the old one has been deleted', async () => {
  const key = draft.keyOfSubmission();
  registered = () => refusal(409, 'submission.key-reused');
  outcome = () => refusal(404, 'resource.not-found');
  await expect(submitRegistration(60)).rejects.toMatchObject({ code: 'submission.key-reused' });
  expect(lookups).toBe(1);
  expect(draft.unansweredToken.read()).toBeNull();
  expect(draft.keyOfSubmission()).not.toBe(key);
});

test('a server error after storing leads to the stored registration', async () => {
  registered = () => refusal(500, 'server.failed');
  outcome = () => Response.json(STORED);
  expect(await submitRegistration(60)).toMatchObject({ registrationId: 7 });
});

test('does not send a stored draft a second time', async () => {
  draft.keyOfSubmission();
  draft.unansweredToken.write('token');
  let sent = 0;
  registered = () => {
    sent += 1;
    return refusal(500, 'server.failed');
  };
  outcome = () => Response.json(STORED);
  expect(await submitRegistration(60)).toMatchObject({ registrationId: 7 });
  expect([lookups, sent]).toEqual([1, 0]);
});

test.each([
  [409, 'meeting.slot-taken'],
  [422, 'request.invalid'],
])('after a rejection (%i, %s) looks nothing up and keeps the key', async (status, code) => {
  const key = draft.keyOfSubmission();
  registered = () => refusal(status, code);
  await expect(submitRegistration(60)).rejects.toMatchObject({ status, code });
  expect(lookups).toBe(0);
  expect(draft.keyOfSubmission()).toBe(key);
});

test('sends every typed field, and restores it on the next visit', async () => {
  const typed = distinctRegistration('every.field@kenari.example');
  draft.form.change(typed);
  expect(draft.form.read()).toEqual(typed);
  let sent: unknown;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent = JSON.parse(body);
    return Response.json(STORED);
  });
  await submitRegistration(60);
  expect(sent).toMatchObject({ registration: typed, companyInfo: inSteps(typed).company });
});

test('asks for no outcome while another tab is sending, and keeps what that tab needs', async () => {
  const held = [{ name: 'business-submission' }];
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
  draft.keyOfSubmission();
  draft.unansweredToken.write('token');
  outcome = () => Response.json(STORED);
  expect(await recallRegistration()).toBeNull();
  expect(lookups).toBe(0);
  expect(draft.unansweredToken.read()).toBe('token');
  // That tab has been closed.
  held.pop();
  expect(await recallRegistration()).toMatchObject({ registrationId: 7 });
});
