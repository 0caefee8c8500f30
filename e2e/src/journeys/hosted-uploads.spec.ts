// The documents of an application: chosen, dropped, rejected in their row, replaced, and never stored in the browser.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { pdfOf } from '@visavis/server/testing/document-files';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openFilledIn } from '../fixtures/application-draft.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { REQUIRED_DOCUMENTS, type UploadedFile } from '../fixtures/documents.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expectKeptNowhere } from '../fixtures/hosted-visit.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { HostedContactPage } from '../pages/hosted-application-page.ts';

const server = useSharedServer();

const [CARD, CERTIFICATE, PASSPORT] = REQUIRED_DOCUMENTS as [UploadedFile, UploadedFile, UploadedFile];
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
    test('files are kept by Back, chosen and dropped, rejected by the server in their row, replaced, and sent as listed', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      const email = `files.${width}@kenari.example`;
      const { company, documents } = await openFilledIn(page, width, email);
      await company.press(company.submit);
      await expect(page.getByText(REQUIRED, { exact: true })).toBeVisible();
      await expectFocusOn(documents.input);

      // Back and Next keep the files, a reload keeps everything else.
      await company.choose([CERTIFICATE]);
      await company.press(company.back);
      const contact = new HostedContactPage(page, width);
      await contact.waitForPath(HOSTED_PATHS.contact);
      await contact.goOn();
      await expect.poll(() => documents.names()).toEqual([CERTIFICATE.name]);
      await page.reload();
      await expect(page.getByText(/saved in this browser; files are not/)).toBeVisible();
      await expect(documents.rows).toHaveCount(0);
      await expect(company.city).toHaveValue('Kuala Lumpur');

      const scan = named('scan 0042.png', PASSPORT);
      await company.choose([CARD, scan]);
      await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(0);
      await documents.drop(documents.zone, [CERTIFICATE, named('licence.pdf', CERTIFICATE)]);
      await expect
        .poll(() => documents.names())
        .toEqual([CARD.name, scan.name, CERTIFICATE.name, 'licence.pdf']);
      await documents.kind(scan.name).selectOption('Business card');
      await expectToFit(page);

      // A file dropped outside the zone is neither accepted nor opened in place of the form.
      await documents.drop(company.heading, [PASSPORT]);
      await company.press(documents.remove('licence.pdf'));
      await expectFocusOn(documents.remove(CERTIFICATE.name));
      await expect.poll(() => documents.names()).toEqual([CARD.name, scan.name, CERTIFICATE.name]);
      const locked = {
        ...CERTIFICATE,
        name: 'locked.pdf',
        buffer: pdfOf({ trailer: '/Encrypt 9 0 R' }),
      };
      await company.choose([locked]);
      await expectKeptNowhere(page, [CARD.name, CARD.buffer.toString('base64').slice(0, 40)]);

      expectErrors(CALL_FAILED);
      expectErrors(/The application was not taken/);
      await company.press(company.submit);
      await expect(documents.refusal(locked.name, LOCKED)).toBeVisible();
      await expectFocusOn(page.getByRole('alert').filter({ hasText: 'Some files were refused.' }));
      await expect(company.addressLine1).toHaveValue('18 Jalan Telawi');
      await expect.poll(() => documentsOf(email)).toEqual([]);
      await company.press(company.submit);
      const { leftOut } = documents;
      await expect(leftOut.getByText(locked.name, { exact: true })).toBeVisible();
      await expectFocusOn(leftOut.getByRole('button', { name: 'Go back' }));
      await expectNoAxeViolations(page);
      await expectToFit(page);
      await page.keyboard.press('Escape');
      await expect(leftOut).toHaveCount(0);

      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        company.press(documents.replace(locked.name)),
      ]);
      await chooser.setFiles(PASSPORT);
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
  });
