// The documents of an application: chosen, dropped, refused in their row, replaced, and never kept in the browser.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { DOCUMENT_LIMIT_BYTES } from '@visavis/domain/document/schema';
import { pdfOf } from '@visavis/server/testing/document-files';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openFilledIn } from '../fixtures/application-draft.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { pdfSaying, REQUIRED_DOCUMENTS, type UploadedFile } from '../fixtures/documents.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expectKeptNowhere } from '../fixtures/hosted-visit.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

const [CARD, CERTIFICATE, PASSPORT] = REQUIRED_DOCUMENTS as [UploadedFile, UploadedFile, UploadedFile];
const WRONG_TYPE = 'This is not a PDF, JPG or PNG that can be uploaded. Please choose another file';
const LOCKED = 'This PDF is protected by a password. Please choose one without a password';
const REQUIRED = 'Please upload required documents';

const named = (name: string, { mimeType, buffer }: UploadedFile): UploadedFile => ({
  name,
  mimeType,
  buffer,
});

/** The documents stored for an application. */
const documentsOf = (email: string) =>
  server().query<{ kind: string; filename: string }>(
    `select document.kind, document.filename from document
      join registration on registration.id = registration_id join visitor on visitor.id = visitor_id
      where email = $1 order by document.id`,
    [email],
  );

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('accepts files chosen and dropped, guesses their kinds, and sends the final list', async () => {
      const { page } = await openPage(server().url, width);
      const email = `files.${width}@kenari.example`;
      const { company, documents } = await openFilledIn(page, width, email);
      await company.press(company.submit);
      await expect(page.getByText(REQUIRED, { exact: true })).toBeVisible();
      await expectFocusOn(documents.input);

      const scan = named('scan 0042.png', PASSPORT);
      await company.choose([CARD, scan]);
      await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(0);
      await documents.drop(documents.zone, [CERTIFICATE, named('licence.pdf', CERTIFICATE)]);
      await expect
        .poll(() => documents.names())
        .toEqual([CARD.name, scan.name, CERTIFICATE.name, 'licence.pdf']);
      await expect(documents.kind(CARD.name)).toHaveValue('business-card');
      await expect(documents.kind(CERTIFICATE.name)).toHaveValue('company-certificate');
      // A name without a hint gets the kind that the fewest people may open.
      await expect(documents.kind(scan.name)).toHaveValue('passport');
      await documents.kind(scan.name).selectOption('Business card');
      await expectToFit(page);

      // A file dropped outside the zone is neither accepted nor opened in place of the form.
      await documents.drop(company.heading, [PASSPORT]);
      await company.press(documents.remove('licence.pdf'));
      await expectFocusOn(documents.remove(CERTIFICATE.name));
      await expect.poll(() => documents.names()).toEqual([CARD.name, scan.name, CERTIFICATE.name]);
      await company.choose([PASSPORT]);
      await company.send();
      await expect
        .poll(() => documentsOf(email))
        .toEqual([
          { kind: 'business-card', filename: CARD.name },
          { kind: 'business-card', filename: scan.name },
          { kind: 'company-certificate', filename: CERTIFICATE.name },
          { kind: 'passport', filename: PASSPORT.name },
        ]);
    });

    test('asks before leaving out files that cannot be sent, with the reason for each, and sends the others', async () => {
      const { page } = await openPage(server().url, width);
      const email = `left-out.${width}@kenari.example`;
      const { company, documents } = await openFilledIn(page, width, email);
      const huge = {
        ...CERTIFICATE,
        name: 'annual report.pdf',
        buffer: Buffer.alloc(DOCUMENT_LIMIT_BYTES + 1),
      };
      const letter = { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('words') };
      const empty = named('empty passport.png', { ...PASSPORT, buffer: Buffer.alloc(0) });
      await documents.drop(documents.zone, [huge, letter]);
      await documents.drop(documents.zone, [empty]);
      await expect(documents.refusal(huge.name, 'This file is above 2000kb')).toBeVisible();
      await expect(documents.refusal(letter.name, WRONG_TYPE)).toBeVisible();
      await expect(documents.refusal(empty.name, 'This file is empty')).toBeVisible();
      await company.press(company.submit);
      await expect(page.getByText(REQUIRED, { exact: true })).toBeVisible();
      await company.choose([CARD]);
      await expectToFit(page);

      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        company.press(documents.replace(empty.name)),
      ]);
      await chooser.setFiles(PASSPORT);
      await expect(documents.kind(PASSPORT.name)).toBeVisible();
      await expect.poll(() => documents.names()).toEqual([huge.name, letter.name, PASSPORT.name, CARD.name]);
      await company.press(company.submit);
      const { leftOut } = documents;
      await expect(leftOut.getByText(huge.name, { exact: true })).toBeVisible();
      await expect(leftOut.getByRole('listitem')).toHaveText(
        [`${huge.name}\nThis file is above 2000kb`, `${letter.name}\n${WRONG_TYPE}`],
        { useInnerText: true },
      );
      await expectFocusOn(leftOut.getByRole('button', { name: 'Go back' }));
      await expectNoAxeViolations(page);
      await expectToFit(page);
      await page.keyboard.press('Escape');
      await expect(leftOut).toHaveCount(0);
      await expect.poll(() => documentsOf(email)).toEqual([]);
      await company.press(company.submit);
      await leftOut.getByRole('button', { name: 'Send without them' }).click();
      await company.waitForPath(HOSTED_PATHS.thankYou);
      await expect
        .poll(async () => (await documentsOf(email)).map(({ filename }) => filename))
        .toEqual([PASSPORT.name, CARD.name]);
    });

    test('shows a refusal by the server in the row of that file, and keeps everything else', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      const email = `refused.${width}@kenari.example`;
      const { company, documents } = await openFilledIn(page, width, email);
      const locked = {
        ...CERTIFICATE,
        name: 'certificate.pdf',
        buffer: pdfOf({ trailer: '/Encrypt 9 0 R' }),
      };
      await company.choose([CARD, locked, PASSPORT]);
      expectErrors(CALL_FAILED);
      expectErrors(/The application was not taken/);
      await company.press(company.submit);
      await expect(documents.refusal(locked.name, LOCKED)).toBeVisible();
      const banner = page.getByRole('alert').filter({ hasText: 'Some files were refused.' });
      await expectFocusOn(banner);
      await expect.poll(() => documents.names()).toEqual([CARD.name, locked.name, PASSPORT.name]);
      await expect(company.addressLine1).toHaveValue('18 Jalan Telawi');
      await expect.poll(() => documentsOf(email)).toEqual([]);

      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        company.press(documents.replace(locked.name)),
      ]);
      await chooser.setFiles(CERTIFICATE);
      await company.send();
      await expect
        .poll(async () => (await documentsOf(email)).map(({ filename }) => filename))
        .toEqual([CARD.name, CERTIFICATE.name, PASSPORT.name]);
    });

    test('accepts ten files and refuses an eleventh; none of them is kept in the browser', async () => {
      const { page } = await openPage(server().url, width);
      const { company, documents } = await openFilledIn(page, width, `ten.${width}@kenari.example`);
      const many = Array.from({ length: 10 }, (_, index) => ({
        name: `page ${index + 1}.pdf`,
        mimeType: 'application/pdf',
        buffer: pdfSaying(`Page ${index + 1}`),
      }));
      await company.choose(many);
      await documents.drop(documents.zone, [CARD]);
      await expect(page.getByText('Please upload 10 files at most', { exact: true })).toBeVisible();
      await expect(documents.refusal(CARD.name, 'Please upload 10 files at most')).toBeVisible();
      // The refused file takes the place that becomes free.
      await company.press(documents.remove('page 4.pdf'));
      await expect(page.getByText('Please upload 10 files at most', { exact: true })).toHaveCount(0);
      await expect(documents.kind(CARD.name)).toBeVisible();
      await expect(documents.rows).toHaveCount(10);
      await expectKeptNowhere(page, [CARD.name, 'page 1.pdf', CARD.buffer.toString('base64').slice(0, 40)]);
    });
  });
