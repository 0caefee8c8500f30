// Starts the web application in the browser: hydrates server-rendered HTML, or renders into the empty page.
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
import { isMarkedBeforeFirst, isReadable } from './app/document/before-first.ts';
import { isMissing, keepMissing } from './app/document/missing-page.ts';
import { OPENS_LATER, pageAt } from './app/pages/pages.ts';
import { createQueryClient } from './app/query-client.ts';
import { guardTranslation } from './app/translation.ts';
import { activateLanguage, loadLanguage, speakOfSlots } from './i18n/catalogue.ts';
import { readFilledFields } from './lib/filled-fields.ts';
import { announceHistorySteps } from './lib/history-steps.ts';
import { readPreference } from './lib/preference-cookie.ts';
import { editionQuery } from './queries/use-edition.ts';

/** A function, not the top level of the module: the pages it awaits import this module's chunk. */
async function start(root: HTMLElement): Promise<void> {
  const isReady = root.hasChildNodes();
  // Server-rendered HTML states its language; the development server's document cannot know it.
  const wanted = isReady ? document.documentElement.lang : readPreference(LANGUAGE_COOKIE);
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
  const client = createQueryClient();
  if (globalThis.watched) (await import('./app/busy.ts')).showBusy(client);
  const answers = document.getElementById('answers')?.textContent;
  if (answers) hydrate(client, JSON.parse(answers));
  const { pathname } = location;
  keepMissing(client, pathname);
  const asked = pageAt(pathname, isMissing(client, pathname)).page;
  const page = isMarkedBeforeFirst(client) && !isReadable(client, asked.path) ? OPENS_LATER : asked;
  // When a page's code fails to load, it is requested again on render, and the page shows the error in its place.
  const code = page.preload().catch(() => undefined);
  await Promise.all([loadLanguage(language), code]);
  speakOfSlots(client.getQueryData(editionQuery().queryKey)?.slotMinutes);
  activateLanguage(language);
  // When the server could not render a document, it is in English.
  document.documentElement.lang = language;

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>
    </StrictMode>
  );
  const guard = guardTranslation();
  // Text that the browser has already translated cannot be hydrated.
  if (guard) await guard;
  // As a transition, React hydrates in slices: input meanwhile waits for the last one.
  else if (isReady) return startTransition(() => void hydrateRoot(root, app));
  // The page renders its own tags in place of the build's.
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
  createRoot(root).render(app);
}

// A style sheet that failed to load would count as loaded when its page is requested again.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) target.remove();
  },
  { capture: true },
);

announceHistorySteps();
readFilledFields();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
start(root).catch((error: unknown) => {
  dispatchEvent(new Event('lost'));
  throw error;
});
