// Entry points of the site: home, header, contacts, the first step, and unknown addresses.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, WIDTHS } from '../fixtures/browser.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';

const server = useSharedServer();

for (const width of WIDTHS)
  test.describe(`on a ${width}`, () => {
    test('the registration opens, and the header links to home, the contacts and the registration', async () => {
      const { page } = await openPage(server().url, width);
      const contact = new ContactPage(page, width);
      await contact.open();
      await expect(contact.heading).toBeVisible();
      await expect.poll(() => page.title()).not.toBe('');
      await expectNoAxeViolations(page);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const openMenu = async () => {
        if (width === 'desktop') return;
        await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
        await contact.press(menu);
        await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
      };
      await expect(menu).toBeVisible({ visible: width === 'phone' });
      await openMenu();
      await expect(links).toHaveText(['Home', 'Exhibitions', 'About us', 'Contact us']);
      await contact.press(links.filter({ hasText: 'Contact us' }));
      const contacts = page.getByRole('contentinfo').getByRole('link', { name: 'pr@exhibition.example' });
      await expect
        .poll(() => contacts.evaluate((link) => link.getBoundingClientRect().top < innerHeight))
        .toBe(true);
      await openMenu();
      await contact.press(links.filter({ hasText: 'Home' }));
      await contact.waitForPath('/');
      await openMenu();
      const register = { name: 'Register for Business Matching', exact: true };
      const place = page.getByRole(width === 'phone' ? 'banner' : 'main');
      await contact.press(place.getByRole('link', register));
      await contact.waitForPath('/business/registration');
    });
  });

test('unknown addresses give a 404 from the server and the not-found page in the browser', async () => {
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(/404/);
  const contact = new ContactPage(page, 'phone');
  for (const path of ['/nothing-here', '/dashboard/nothing-here', '/exhibitions/nobody']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
  }
  await page.goto('/Business/Registration?from=poster');
  await expect(contact.heading).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/business/registration');
});
