// Starts the web application in the page: what arrived as ready HTML comes alive, the rest is drawn into its frame.
import './app/no-eval.ts';
import { hydrate } from '@tanstack/react-query';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE } from '@visavis/domain/language/languages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { App } from './app/app.tsx';
import { keepScheduleOnDevice } from './app/document/schedule-on-device.ts';
import { pageAt } from './app/pages/pages.ts';
import { createQueryClient } from './app/query-client.ts';
import { activateLanguage, loadLanguage } from './i18n/catalogue.ts';
import { readPreference } from './lib/preference-cookie.ts';

/** In a function and not in the module itself: the pages it waits for import this module's chunk. */
async function start(root: HTMLElement): Promise<void> {
  const isReady = root.hasChildNodes();
  // Ready HTML says in which language it is; a document of the development server does not know.
  const wanted = isReady ? document.documentElement.lang : readPreference(LANGUAGE_COOKIE);
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
  // A page whose code does not come is asked for again when it is shown, and says so where it would stand.
  const code = pageAt(location.pathname)
    .page.preload()
    .catch(() => undefined);
  await Promise.all([loadLanguage(language), code]);
  activateLanguage(language);
  // A document that could not be drawn came in English.
  document.documentElement.lang = language;

  const client = createQueryClient();
  const answers = document.getElementById('answers')?.textContent;
  if (answers) hydrate(client, JSON.parse(answers));
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>
    </StrictMode>
  );
  // In slices: what is pressed meanwhile waits for the last one.
  if (isReady) return startTransition(() => void hydrateRoot(root, app));
  // The page says its own in place of the build's.
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
  createRoot(root).render(app);
}

// A style sheet that did not come would stand for one that did when its page is asked for again.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) target.remove();
  },
  { capture: true },
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
start(root).catch((error: unknown) => {
  dispatchEvent(new Event('lost'));
  throw error;
});
keepScheduleOnDevice();
