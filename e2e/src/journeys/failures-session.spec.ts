// A 401 from any call forgets the organiser's token and user, and nothing else: no page is left, no draft is lost.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { expect, it } from 'vitest';
import { openPage } from '../fixtures/browser.ts';
import { makeDraft, readDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, refuseCalls } from '../fixtures/failing-calls.ts';
import { useServer } from '../fixtures/server.ts';

const server = useServer();

const ANSWER = {
  error: 'Please log in.',
  message: 'Please log in.',
  code: 'session.missing',
  requestId: '1',
};

it.each([
  ['edition', /\/api\/edition$/, BUSINESS_PATHS.contact, null],
  ['countries', /\/api\/countries/, BUSINESS_PATHS.contact, null],
  ['categories', /\/api\/categories$/, BUSINESS_PATHS.interest, null],
  ['sub-categories', /\/subcategories$/, BUSINESS_PATHS.interest, null],
  ['exhibitor search', /\/api\/exhibitors\/search$/, BUSINESS_PATHS.matching, null],
  ['products', /\/products$/, BUSINESS_PATHS.matching, /^View Products/],
  ['unavailable slots', /\/api\/unavailable-slots/, BUSINESS_PATHS.schedule, null],
  ['registration', /\/api\/visitor\/register$/, BUSINESS_PATHS.schedule, /^Submit$/],
] as const)('%s', async (_, address, path, press) => {
  const draft = await makeDraft(server().url);
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  expectErrors(CALL_FAILED);
  await storeDraft(page, draft);
  // Anything but the token and the user is nobody's business.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('logged in')) return;
    sessionStorage.setItem('logged in', 'yes');
    localStorage.setItem('authToken', 'token-of-an-organiser');
    localStorage.setItem('auth_token', 'token-of-an-older-page');
    localStorage.setItem('user', '{"name":"Organiser"}');
    localStorage.setItem('userCompanyData', '{"key":"of-a-buyer"}');
    localStorage.setItem('somebody-else', 'kept');
  });
  await refuseCalls(page, address, 401, ANSWER);
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.goto(path);
  if (press) await page.getByRole('button', { name: press }).first().click();
  const request = (await refused).request();
  expect(request.headers().authorization).toBe('Bearer token-of-an-organiser');
  await page.waitForFunction(() =>
    ['authToken', 'auth_token', 'user'].every((key) => localStorage.getItem(key) === null),
  );
  const others = await page.evaluate(() =>
    ['userCompanyData', 'somebody-else'].map((key) => localStorage.getItem(key)),
  );
  expect(others).toEqual(['{"key":"of-a-buyer"}', 'kept']);
  expect(await readDraft(page)).toMatchObject({
    selectedInterests: draft.interests,
    selectedExhibitors: draft.exhibitors,
    selectedMeetingSlots: draft.meetings,
  });
  expect(new URL(page.url()).pathname).toBe(path);
});
