// The three languages: chosen, remembered, and kept out of what is typed.
import { getEdition } from '@visavis/contract/edition/endpoints';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { PageData } from '../fixtures/page-data.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { visibleWords } from '../fixtures/visible-words.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { PreferencesMenu } from '../pages/preferences-menu.ts';

const server = useSharedServer();

const MALAY = 'Bahasa Melayu';
const CHINESE = '简体中文';

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('a choice changes all text but no input, and is remembered; a language that fails to load is not applied', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      // Two words that are the same in each language, and the names of the exhibition and its contacts.
      const edition = await (await fetch(new URL(getEdition.path, server().url))).json();
      const data = await PageData.of(page, ['Menu', 'WhatsApp', edition]);
      const contact = new ContactPage(page, width);
      await contact.open();
      await contact.fill();
      const typed = () =>
        page.locator('main input').evaluateAll((inputs) =>
          inputs.map((input) => {
            const { name, value, checked } = input as HTMLInputElement;
            return { name, value, checked };
          }),
        );
      const before = await typed();
      const english = new Set((await visibleWords(page)).map(({ text }) => text));
      const menu = new PreferencesMenu(page, width);

      expectErrors(CALL_FAILED);
      const recover = await failCalls(page, /\/assets\/around-/, 'unreachable');
      await menu.choose(MALAY);
      await expect(
        menu.failure.getByText(
          'The language could not be loaded. Check your connection, then choose it again.',
        ),
      ).toBeVisible();
      await expect(menu.option('English')).toBeChecked();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(menu.heading).toHaveText('Business Matching', { useInnerText: true });
      await expect.poll(() => page.context().cookies()).toEqual([]);
      await expectNoAxeViolations(page);
      await recover();

      for (const [name, language, title] of [
        [MALAY, 'ms', 'Padanan Perniagaan'],
        [CHINESE, 'zh-Hans', '商务配对'],
      ] as const) {
        await menu.choose(name);
        await expect(menu.heading.filter({ hasText: title })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect.poll(() => page.title()).toContain(title);
        const kept = (await visibleWords(page)).filter(({ text }) => english.has(text));
        await expect.poll(() => data.unknownAmong(kept)).toEqual([]);
        await expect.poll(() => typed()).toEqual(before);

        await page.reload();
        await expect(menu.heading.filter({ hasText: title })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect.poll(() => typed()).toEqual(before);
        const another = await page.context().newPage();
        await another.goto(HOSTED_PATHS.contact);
        await expect(another.locator('html')).toHaveAttribute('lang', language);
        await another.close();
      }
      await menu.choose('English');
      await expect(menu.heading.filter({ hasText: 'Business Matching' })).toBeVisible();
      await expect.poll(() => typed()).toEqual(before);
    });
  });
