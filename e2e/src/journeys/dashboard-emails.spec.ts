// The outbox with a mail server: a message that was sent keeps its styles in a frame that fits it.
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { createOrganisers, logIn, type Role } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { EmailsPage } from '../pages/emails-page.ts';

const started = useSharedMailedServer();
const STATUS = 'Meeting status';
const WHITE = 'rgb(255, 255, 255)';
test.beforeAll(() => createOrganisers(started().server));

async function openEmails(width: Width, role: Role = 'editor') {
  const { server } = started();
  const visit = await openPage(server.url, width);
  await logIn(visit.page, server, role);
  return { ...visit, emails: new EmailsPage(visit.page, width) };
}

async function register(name: string) {
  return registerOver(started().server, { name, exhibitors: ['Oasis Attar', 'Hanari Skin Lab'] });
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a sent message is shown as a mail client would render it', async () => {
      const { server, mail } = started();
      const visitor = await register('Chloe Martin');
      const organiser = await OrganiserCalls.open(server);
      await organiser.approve(visitor.registrationId, 'Oasis Attar');
      await organiser.reject(visitor.registrationId, 'Hanari Skin Lab');
      await organiser.sendStatus(visitor.registrationId);
      const taken = await mail.messageTo(visitor.email, /^Your meeting schedule, /);

      const { page, emails } = await openEmails(width, 'viewer');
      await emails.open();
      await emails.waitForRow(STATUS, visitor.email, 'Sent');
      await emails.openMessage(STATUS, visitor.email);
      await expect(
        emails.message.getByRole('heading', { name: taken.mail.subject ?? '', exact: true }),
      ).toBeVisible();
      await expect(emails.state.getByText(/^Sent\. The mail server accepted it at \d/)).toBeVisible();

      // The message keeps its styles here, although the site allows no inline styles.
      const way = emails.frame
        .getByRole('link', { name: 'Open my schedule' })
        .or(emails.frame.getByText('Open my schedule', { exact: true }));
      await expect(way.first()).toBeVisible();
      // Visible once: the inbox preview text, which starts the same, is hidden here as in a mail client.
      const preview = emails.frame.getByText('1 of your 2 meetings is approved.').filter({ visible: true });
      await expect.poll(() => preview.count()).toBe(1);
      const looks = () =>
        page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
          const read = frame.contentDocument;
          const styleOf = (text: string) => {
            const one = [...(read?.querySelectorAll('a, td, strong') ?? [])].findLast((element) =>
              element.textContent?.includes(text),
            );
            return one && getComputedStyle(one);
          };
          const button = styleOf('Open my schedule');
          return {
            sandbox: frame.getAttribute('sandbox'),
            button: [button?.color, button?.textDecorationLine, button?.fontWeight],
            rejected: styleOf('Rejected')?.color,
            isDressed: (read?.querySelectorAll('[style]').length ?? 0) > 10,
            undressed: read?.querySelectorAll('[data-style]:not([style])').length,
            links: read?.querySelectorAll('a[href]').length,
            isWhole: (read?.documentElement.scrollHeight ?? 0) <= frame.clientHeight + 1,
            isNarrow: (read?.documentElement.scrollWidth ?? 0) <= frame.clientWidth,
            page: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          };
        });
      // It is styled once loaded, and resized to its content shortly after.
      await expect.poll(looks).toEqual({
        sandbox: 'allow-same-origin',
        button: [WHITE, 'none', '700'],
        rejected: 'rgb(155, 28, 22)',
        isDressed: true,
        undressed: 0,
        links: 0,
        isWhole: true,
        isNarrow: true,
        page: true,
      });

      // A narrow screen shows either the list or the message, a wide one both.
      await expect(emails.rows.first()).toBeVisible({ visible: width === 'desktop' });
      await expect(emails.back).toBeVisible({ visible: width === 'phone' });
      if (width === 'phone') {
        await emails.press(emails.back);
        await expectFocusOn(emails.row(STATUS, visitor.email));
      } else {
        await expect(emails.row(STATUS, visitor.email)).toHaveAttribute('aria-current', 'true');
      }
    });
  });
