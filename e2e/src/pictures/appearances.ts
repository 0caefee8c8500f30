// Pictures of the main screens in dark mode, and in each of the other languages.
import type { Language } from '@visavis/domain/language/languages';
import { type Gallery, storeNewDraft, visit } from './gallery.ts';

/** Path, name, and a selector to wait for. */
const SCREENS = [
  ['/', 'home', 'h1'],
  ['/exhibitions', 'exhibitions', 'main article, main li'],
  ['/about', 'about', 'main h1'],
  ['/business/registration', 'registration', 'main form input'],
  ['/business/interest', 'interest', 'main h2 button'],
  ['/business/exhibitor-matching', 'exhibitor-matching', 'main h3'],
  ['/business/schedule', 'schedule', 'main [role=grid][aria-busy=false]'],
  ['/hosted/registration', 'hosted-registration', 'main form input'],
  ['/dashboard', 'dashboard-login', 'input[type=password]'],
] as const;

const LOOKS: readonly { mark: string; language: Language; isDark: boolean }[] = [
  { mark: 'dark', language: 'en', isDark: true },
  { mark: 'ms', language: 'ms', isDark: false },
  { mark: 'zh-hans', language: 'zh-Hans', isDark: false },
];

export async function walkLooks(gallery: Gallery): Promise<void> {
  for (const { mark, language, isDark } of LOOKS)
    await visit(
      gallery,
      async (here) => {
        await storeNewDraft(here, { companies: 3, scheduled: 1 });
        for (const [path, name, shown] of SCREENS) {
          await here.page.goto(path);
          await here.page.locator(shown).first().waitFor();
          await here.shoot(`${name}-${mark}`);
        }
      },
      { language, isDark },
    );
}
