// Uploaded polyglot files that contain programs: neither the dialog that renders them nor their URLs run one.

import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { HOSTILE_DOCUMENTS, MARK } from '../fixtures/hostile-files.ts';
import { letIn, sharedSession } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { HostedBuyersPage } from '../pages/hosted-buyers-page.ts';

const server = useSharedServer();
const NAME = 'Mallory Hostile';
let documents: { id: number; media_type: string }[];

test.beforeAll(async () => {
  const { registrationId } = await applyOver(server(), { name: NAME, files: HOSTILE_DOCUMENTS });
  documents = await server().query<{ id: number; media_type: string }>(
    'select id, media_type from document where registration_id = $1 order by id',
    [registrationId],
  );
});

/** Records every sign that a program in a file has run, in this tab and in tabs that it opens. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const signs: string[] = [];
  const context = page.context();
  const watchTab = (tab: Page) => {
    tab.on('dialog', async (dialog) => {
      signs.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    tab.on('console', (message) => {
      if (/it-ran|Content Security Policy|Refused to/.test(message.text())) signs.push(message.text());
    });
    tab.on('pageerror', (error) => signs.push(error.message));
  };
  watchTab(page);
  context.on('page', watchTab);
  context.on('request', (request) => {
    if (request.url().includes(MARK)) signs.push(`call to ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.info(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => {
    for (const tab of context.pages())
      if ((await tab.title()).includes(MARK)) signs.push('the title changed');
    return signs;
  };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('rendered in the dialog, each file is only a picture', async () => {
      const { page } = await openPage(server().url, width);
      const signs = await watch(page);
      await letIn(page, server());
      const hosted = new HostedBuyersPage(page, width);
      await hosted.open(NAME);
      await hosted.openDocuments(NAME);
      for (const place of [1, 2, 3]) {
        await hosted.show(place, 3);
        await expect(hosted.picture).toBeVisible();
        await expect.poll(() => hosted.hasInk(), { timeout: 15_000 }).toBe(true);
        // A link in a PDF would be overlaid on the picture.
        await expect(
          hosted.documents.locator('a[href]:not([href^="mailto:"]), iframe, object, embed'),
        ).toHaveCount(0);
        await hosted.press(hosted.picture);
      }
      await expectNoAxeViolations(page);
      expect(page.context().pages()).toHaveLength(1);
      await expect.poll(() => signs()).toEqual([]);
    });
  });

test('opened directly with an organiser’s token, or downloaded once, no file runs its program', async () => {
  const { token } = await sharedSession(server());
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  // The browser wraps a picture in its own page, for which the policy allows nothing either.
  expectErrors(/^console error: (Applying inline style violates|Blocked script execution in)/);
  const signs = await watch(page);
  await page.route(/\/api\/hosted\/documents\/\d+$/, (route, request) =>
    route.continue({ headers: { ...request.headers(), authorization: `Bearer ${token}` } }),
  );
  const types: (string | null)[] = [];
  for (const { id } of documents) {
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith(`/${id}`)),
      // Navigation is aborted when this browser downloads a file instead of opening it.
      page.goto(`/api/hosted/documents/${id}`).then(undefined, expectSaved),
    ]);
    types.push(await answer.headerValue('content-type'));
  }
  expect(types).toEqual(['image/png', 'application/pdf', 'image/jpeg']);
  await expect.poll(async () => (await signs()).filter((sign) => sign.includes(MARK))).toEqual([]);

  const names: string[] = [];
  for (const { id } of documents) {
    const made = await fetch(new URL(`/api/hosted/documents/${id}/address`, server().url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { url } = (await made.json()) as { url: string };
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.goto(url).then(undefined, expectSaved),
    ]);
    names.push(file.suggestedFilename());
  }
  expect(names).toEqual(['card.png', 'certificate.pdf', 'passport_22.jpg']);
  await expect.poll(async () => (await signs()).filter((sign) => sign.includes(MARK))).toEqual([]);
});

function expectSaved(error: unknown): void {
  if (!/ERR_ABORTED|Download is starting/.test(String(error))) throw error;
}
