// The three languages: chosen, remembered, requested by the browser, and used in emails and their dates.
import { getEdition } from '@visavis/contract/edition/endpoints';
import { BUSINESS_PATHS, HOSTED_PATHS } from '@visavis/contract/page-path';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { scheduleLinkOf } from '../fixtures/mailed-server.ts';
import { PageData } from '../fixtures/page-data.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { visibleWords } from '../fixtures/visible-words.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { PreferencesMenu } from '../pages/preferences-menu.ts';

const world = useSharedMailedServer();

const MALAY = 'Bahasa Melayu';
const CHINESE = '简体中文';

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('a choice changes all text but no input, and is remembered; a language that fails to load is not applied', async () => {
      const { page, expectErrors } = await openPage(world().server.url, width);
      // Two words that are the same in each language, and the names of the exhibition and its contacts.
      const edition = await (await fetch(new URL(getEdition.path, world().server.url))).json();
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

const DAYS = ['Selasa, 2 Jun 2026', 'Rabu, 3 Jun 2026', 'Khamis, 4 Jun 2026', 'Jumaat, 5 Jun 2026'];
const HOURS: Record<number, RegExp> = {
  11: /11:00 pagi–12:00 tengah hari/,
  12: /12:00 tengah hari–1:00 petang/,
  13: /1:00 ?– ?2:00 petang/,
  14: /2:00 ?– ?3:00 petang/,
  15: /3:00 ?– ?4:00 petang/,
  16: /4:00 ?– ?5:00 petang/,
  17: /5:00 ?– ?6:00 petang/,
};
const hourOf = ({ time }: PlannedMeeting): RegExp => HOURS[(parseSlotTime(time) ?? 0) / 60] ?? /^$/;

test('a registration made in Malay gets its email and linked page in Malay, with Malay dates', async () => {
  const { server, mail } = world();
  const { page } = await openPage(server.url, 'phone', { locale: 'ms-MY' });
  const draft = await makeDraft(server.url, { companies: 3 });
  await storeDraft(page, draft);
  const arrived = await page.goto(BUSINESS_PATHS.schedule);
  await expect(arrived?.text()).resolves.toMatch(/<html[^>]* lang="ms"/);
  await page.getByRole('button', { name: 'Hantar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terima kasih' })).toBeVisible();
  const received = await mail.messageTo(draft.registration.email);
  const { subject, text = '', html = '' } = received.mail;
  expect(subject).toMatch(/^Pendaftaran anda untuk /);
  expect(html).toMatch(/<html[^>]* lang="ms"/);
  for (const meeting of draft.meetings)
    for (const part of [text, html]) {
      expect(part).toContain(DAYS[meeting.day - 1]);
      expect(part).toContain(meeting.company);
      expect(part).toMatch(hourOf(meeting));
    }
  expect(text).not.toMatch(/\b(Your|registration|Tuesday|Wednesday|Thursday|Friday|June|booth)\b|\d[ap]m\b/);
  const { pathname, search } = new URL(scheduleLinkOf(received));
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jadual anda' })).toBeVisible();
});
