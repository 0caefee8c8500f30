// Badges of the desk: print sizes, and names of any length.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, openSessionOf } from '../fixtures/colleague.ts';
import { createGuests, type Guest, inTurn } from '../fixtures/desk-guests.ts';
import { keepSession } from '../fixtures/organiser.ts';
import { printedPages } from '../fixtures/printed.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from '../pages/desk-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });
let guests: Guest[];
const newGuest = inTurn(() => guests);
test.beforeAll(async () => {
  guests = await createGuests(server(), { count: 12, date: '2026-06-03', day: 2, minute: 720 });
  await server().kill();
  await server().restart('2026-06-03T12:05:00+08:00');
});

async function visit(width: Width) {
  const colleague = await createColleague(server(), 'desk');
  const opened = await openPage(server().url, width);
  await keepSession(opened.page, await openSessionOf(server(), colleague));
  return { ...opened, desk: new DeskPage(opened.page, width) };
}

const rename = (guest: Guest, name: string) =>
  server().query(
    'update visitor set name = $2 where id = (select visitor_id from registration where reference = $1)',
    [guest.reference, name],
  );

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('prints a badge as one page, A6 or a label, with a wrapped name and the code in its place, for any name', async () => {
      const { page, desk } = await visit(width);
      const long = newGuest();
      await rename(long, 'Wilhelmina Maria van den Heuvel-Schouten');
      await desk.open();
      await expect(desk.device.getByText(/^List of /)).toBeVisible();
      await desk.scan(long.reference);
      await desk.press(desk.result.getByRole('button', { name: 'Badge' }));
      const badge = page.getByRole('article', { name: /^Badge of Wilhelmina/ });
      await expect(badge.getByRole('img', { name: `QR code of ${long.reference}` })).toBeVisible();
      await expect
        .poll(() => badge.getByText(/^Wilhelmina/).evaluate((name) => getComputedStyle(name).fontSize))
        .toBe('34px');
      const code = await badge.getByRole('img').boundingBox();
      expect(Math.round(((code?.width ?? 0) / 96) * 25.4)).toBe(35);
      await expectNoAxeViolations(page);
      await expect.poll(() => printedPages(page)).toEqual([[105, 148]]);
      await page.getByLabel('Size').selectOption('Label 62 x 100 mm');
      await expect.poll(() => printedPages(page)).toEqual([[62, 100]]);
      await desk.press(desk.button('Back to the desk'));

      const names = [
        '欧阳娜娜美容国际贸易有限公司'.repeat(3).slice(0, 40),
        'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 80),
        'Tengku Puteri Nurul Ain Shahirah binti Tengku Muhammad Faizal Wan Ahmad Zulkifli',
      ].map((name) => ({ name, guest: newGuest() }));
      for (const { name, guest } of names) {
        await rename(guest, name);
        // The company name is as long again.
        await server().query(
          'update company set name = $2 where id = (select company_id from registration where reference = $1)',
          [guest.reference, `${name}${name}`],
        );
      }
      // The list of the day has the new names.
      await desk.open();
      await expect(desk.device.getByText(/^List of /)).toBeVisible();
      for (const { name, guest } of names) {
        await desk.scan(guest.reference);
        await expect(desk.result.getByText(name, { exact: true })).toBeVisible();
        await desk.press(desk.result.getByRole('button', { name: 'Badge' }));
        const badge = page.getByRole('article', { name: `Badge of ${name}` });
        for (const [size, sides] of [
          ['A6', [105, 148]],
          ['Label 62 x 100 mm', [62, 100]],
        ] as const) {
          await page.getByLabel('Size').selectOption({ label: size });
          await expect.poll(async () => [name, await printedPages(page)]).toEqual([name, [sides]]);
          const [paper, code, reference] = await Promise.all(
            [badge, badge.getByRole('img'), badge.getByText(guest.reference, { exact: true })].map((part) =>
              part.boundingBox(),
            ),
          );
          for (const part of [code, reference])
            expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThan((paper?.y ?? 0) + (paper?.height ?? 0));
        }
        await desk.press(desk.button('Back to the desk'));
      }
    });
  });
