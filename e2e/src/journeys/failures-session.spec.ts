// Visitors' pages send no organiser's token, and a 401 on them keeps the session, the page and the draft.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { serveBareDocuments } from '../fixtures/bare-document.ts';
import { openPage } from '../fixtures/browser.ts';
import { makeDraft, readDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, refuseCalls } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

const ANSWER = {
  error: 'Please log in.',
  message: 'Please log in.',
  code: 'session.missing',
  requestId: '1',
};

for (const [_, address, path, press] of [
  ['edition', /\/api\/edition$/, BUSINESS_PATHS.contact, null],
  ['countries', /\/api\/countries/, BUSINESS_PATHS.contact, null],
  ['categories', /\/api\/categories$/, BUSINESS_PATHS.interest, null],
  ['sub-categories', /\/subcategories$/, BUSINESS_PATHS.interest, null],
  ['exhibitor search', /\/api\/exhibitors\/search$/, BUSINESS_PATHS.matching, null],
  ['products', /\/products$/, BUSINESS_PATHS.matching, /^View Products/],
  ['unavailable slots', /\/api\/unavailable-slots/, BUSINESS_PATHS.schedule, null],
  ['registration', /\/api\/visitor\/register$/, BUSINESS_PATHS.schedule, /^Submit$/],
] as const)
  test(`${_}`, async () => {
    const draft = await makeDraft(server().url);
    const { page, expectErrors } = await openPage(server().url, 'desktop');
    expectErrors(CALL_FAILED);
    await storeDraft(page, draft);
    // Also stores entries other than the token and the user, which must be kept too.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('logged in')) return;
      sessionStorage.setItem('logged in', 'yes');
      localStorage.setItem('authToken', 'token-of-an-organiser');
      localStorage.setItem('user', '{"name":"Organiser"}');
      localStorage.setItem('userCompanyData', '{"key":"of-a-buyer"}');
      localStorage.setItem('somebody-else', 'kept');
    });
    // A server-rendered document would include the edition.
    await serveBareDocuments(page);
    await refuseCalls(page, address, 401, ANSWER);
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.goto(path);
    if (press) await page.getByRole('button', { name: press }).first().click();
    const request = (await refused).request();
    expect(request.headers().authorization).toBeUndefined();
    // After two frames the page has handled the answer.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const kept = await page.evaluate(() =>
      ['authToken', 'user', 'userCompanyData', 'somebody-else'].map((key) => localStorage.getItem(key)),
    );
    expect(kept).toEqual(['token-of-an-organiser', '{"name":"Organiser"}', '{"key":"of-a-buyer"}', 'kept']);
    await expect
      .poll(() => readDraft(page))
      .toMatchObject({
        selectedInterests: draft.interests,
        selectedExhibitors: draft.exhibitors,
        selectedMeetingSlots: draft.meetings,
      });
    expect(new URL(page.url()).pathname).toBe(path);
  });
