// Organisers' own texts: drafted in two languages, previewed, published, read by a visitor; also for emails.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { WordsPage } from '../pages/words-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

async function open(width: Width, text: string) {
  await createOrganisers(server());
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  await letIn(page, server(), 'editor');
  const words = new WordsPage(page, width);
  await words.open(text);
  return { page, words };
}

/** What a visitor reads on the About page, as rendered by the server. */
const about = async (language: string) =>
  (await fetch(new URL('/about', server().url), { headers: { 'accept-language': language } })).text();

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('changes About in two languages, which a visitor reads once published; a sentence of an email gets fields from a menu, each as a single token', async () => {
      const { page, words } = await open(width, 'about');
      const [english, malay] = [`We meet by appointment, ${width}`, `Kita berjumpa mengikut janji, ${width}`];
      await words.field('English', /^About us: heading/).fill(english);
      await words.show('Bahasa Melayu');
      await words.field('Bahasa Melayu', /^About us: heading/).fill(malay);
      await expect(words.previewed.getByRole('heading', { name: malay })).toBeVisible();
      await words.save();
      await expect(about('en')).resolves.not.toContain(english);

      await words.press(words.button('Publish 2 languages'));
      await expect(words.done.getByText('Published. Readers see it now.')).toBeVisible();
      await expect.poll(() => about('en'), { timeout: 10_000 }).toContain(english);
      await expect.poll(() => about('ms'), { timeout: 10_000 }).toContain(malay);
      await expect(about('zh')).resolves.toContain('一场先约好再见面的展会');

      await words.open('mail:registration-received');
      const opening = words.field('English', 'Opening');
      await opening.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Wonderful to have you at ');
      await words
        .card('English')
        .getByLabel('Add a field to Opening', { exact: true })
        .selectOption('exhibition');
      await page.keyboard.type(', with ');
      await words
        .card('English')
        .getByLabel('Add a field to Opening', { exact: true })
        .selectOption('meetings');
      await page.keyboard.type(' meetings.');
      // A token is deleted as a whole.
      for (const _ of ' meetings.') await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(opening).toHaveText(/, with \W*$/);
      await words
        .card('English')
        .getByLabel('Add a field to Opening', { exact: true })
        .selectOption('meetings');
      await page.keyboard.type(' meetings.');
      await expect(
        words.previewed
          .getByRole('paragraph')
          .filter({ hasText: 'Wonderful to have you at International Beauty Exhibition, with' }),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await words.save();
    });
  });
