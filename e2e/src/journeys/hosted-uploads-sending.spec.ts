// Sending an application: upload progress, a broken connection, a lost answer, and the keyboard alone.
import { registerHostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openFilledIn } from '../fixtures/application-draft.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { pdfSaying, REQUIRED_DOCUMENTS, type UploadedFile } from '../fixtures/documents.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { hasFocus, press, tabTo } from '../fixtures/keyboard.ts';
import { lineOf } from '../fixtures/network.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useServer();

const NOT_TAKEN = /The application was not taken/;
const FAILED = 'An error occurred during submission. Please try again.';
const HUNDRED_KB = 100_000;

/** Scans large enough to take a while on a slow connection. */
const SCANS: UploadedFile[] = ['business card.pdf', 'company certificate.pdf', 'passport.pdf'].map(
  (name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: pdfSaying('x'.repeat(9 * HUNDRED_KB)),
  }),
);

const countOf = async (email: string): Promise<number> => {
  const rows = await server().query(
    'select 1 from registration join visitor on visitor.id = visitor_id where email = $1',
    [email],
  );
  return rows.length;
};

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test("shows each file's progress; a broken connection loses nothing, and a repeat after a lost answer is stored once", async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      const email = `slow.${width}@kenari.example`;
      const { company, documents } = await openFilledIn(page, width, email);
      await company.choose(SCANS);
      const line = await lineOf(page);
      await line.slow(HUNDRED_KB / 2);
      await company.press(company.submit);
      await expect(company.button('Submitting...')).toBeVisible();
      const [first] = SCANS;
      await expect(page.getByRole('progressbar', { name: first?.name ?? '', exact: true })).toBeVisible();
      await expect(documents.row('passport.pdf').getByText(/ kb, waiting$/)).toBeVisible();
      await expect(page.getByText('Sending 3 files', { exact: true })).toBeAttached();
      // Nothing can be removed or changed while sending.
      await expect(documents.remove('passport.pdf')).toHaveCount(0);
      await expect(documents.kind('passport.pdf')).toBeDisabled();
      await expect(documents.input).toBeDisabled();
      await expectNoAxeViolations(page);

      expectErrors(CALL_FAILED);
      expectErrors(NOT_TAKEN);
      await server().kill();
      const banner = page.getByRole('alert').filter({ hasText: FAILED });
      await expectFocusOn(banner);
      await expect(company.submit).toBeVisible();
      await expect(documents.bars).toHaveCount(0);
      await expect.poll(() => documents.names()).toEqual(SCANS.map(({ name }) => name));
      await expect(company.city).toHaveValue('Kuala Lumpur');
      await expectNoAxeViolations(page);
      await line.mend();
      await server().restart();

      // The answer to this one is lost: the page queries the outcome and shows it.
      let sent = 0;
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === registerHostedBuyer.path) sent += 1;
      });
      await line.loseNextAnswer(registerHostedBuyer.path);
      await company.submit.dblclick();
      await company.waitForPath(HOSTED_PATHS.thankYou);
      const [row] = await server().query<{ reference: string }>(
        'select reference from registration join visitor on visitor.id = visitor_id where email = $1',
        [email],
      );
      await expect(page.getByText(row?.reference ?? '')).toBeVisible();
      expect(sent).toBe(1);
      await expect.poll(() => countOf(email)).toBe(1);
    });
  });

test('documents are chosen, sorted and sent by keyboard alone', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const fileChooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  const { company } = await openFilledIn(page, 'desktop', 'keys@kenari.example');
  await tabTo(company.files);
  await press(page, 'Space');
  await (await fileChooser).setFiles([...REQUIRED_DOCUMENTS]);
  await tabTo(page.getByLabel('Kind of passport.png'));
  await press(page, 'ArrowUp');
  await expect(page.getByLabel('Kind of passport.png')).toHaveValue('company-certificate');
  await tabTo(company.button('Remove passport.png'));
  await press(page, 'Enter');
  await expectFocusOn(company.button('Remove company-certificate.pdf'));
  await tabTo(company.submit);
  await press(page, 'Enter');
  await company.waitForPath(HOSTED_PATHS.thankYou);
  await expect.poll(() => hasFocus(company.heading)).toBe(true);
  await expect.poll(() => countOf('keys@kenari.example')).toBe(1);
});
