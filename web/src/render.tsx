// Renders pages of the site to HTML on the server, with the same components, messages and calls as in the browser.
import './app/no-eval.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { getPublished } from '@visavis/contract/content/calls';
import { isPagePath } from '@visavis/contract/dashboard-path';
import { ABOUT_PATH, PRIVACY_PATH, TERMS_PATH } from '@visavis/contract/page-path';
import type { CreatePageRenderer, RenderedPage, RenderRequest } from '@visavis/contract/page-rendering';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Location, StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { markBeforeFirst } from './app/document/before-first.ts';
import { documentOf, filesOf } from './app/document/document.ts';
import { headOf, prefetchHead } from './app/document/head.ts';
import { markMissing } from './app/document/missing-page.ts';
import { pageModules, sectionModules } from './app/document/page-modules.ts';
import { DASHBOARD, NOT_FOUND, OPENS_LATER, PAGES, pageAt } from './app/pages/pages.ts';
import { createQueryClient } from './app/query-client.ts';
import { activateLanguage, i18n, loadLanguage, speakOfSlots, wordModules } from './i18n/catalogue.ts';
import { ApiError, call, sendThrough } from './lib/api-client.ts';
import { PREVIEWED_KEY } from './queries/previewed.ts';
import { editionQuery, isBeforeFirst } from './queries/use-edition.ts';
import type { Page, Visit } from './shell/page.ts';

/** The request that a call belongs to: pages of several readers are rendered at the same time. */
const currentCaller = new AsyncLocalStorage<RenderRequest['ask']>();

sendThrough(async (address, { method, headers, body }) => {
  const ask = currentCaller.getStore();
  if (!ask) throw new Error(`${address} was requested while no page was being rendered.`);
  if (method !== 'GET' && method !== 'POST') throw new Error(`${method} ${address} is not a read.`);
  const answer = await ask({
    method,
    address,
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === 'string' ? { body } : {}),
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
});

export const createRenderer: CreatePageRenderer = async ({ template, modules }) => {
  await Promise.all([DASHBOARD, OPENS_LATER, ...PAGES].map((page) => page.preload()));
  await Promise.all(LANGUAGES.map(loadLanguage));

  return (request) =>
    currentCaller.run(request.ask, async (): Promise<RenderedPage> => {
      const client = createQueryClient();
      const isKnown = isPagePath(request.path);
      const { page: wanted, parameters } = pageAt(request.path, !isKnown);
      const search = new URLSearchParams(request.search);
      const { language, interestCode } = request;
      const visit = { language, parameters, search, interestCode };
      if (request.state !== undefined) client.setQueryData(PREVIEWED_KEY, true);
      const page = await fetchFor(wanted, visit, client);
      if (!isKnown || page === NOT_FOUND) markMissing(client, request.path);
      // From here on nothing is awaited: the active language is global, so only one page may render at a time.
      speakOfSlots(client.getQueryData(editionQuery().queryKey)?.slotMinutes);
      activateLanguage(language);
      const drawn = renderToString(
        <StrictMode>
          <StaticRouter location={locationOf(request)}>
            <App client={client} />
          </StaticRouter>
        </StrictMode>,
      );
      const { hoisted, content } = apart(drawn);
      // When the page's subject does not exist, the browser still loads that page, which shows the message.
      const shown = page === OPENS_LATER ? [page] : [...new Set([wanted, page])];
      const names = [
        ...shown.flatMap(({ path }) => pageModules(path)),
        ...sectionModules(request.path),
        ...wordModules(language, [...new Set(shown.flatMap(({ words }) => words))]),
      ];
      const text = (id: string, values?: Record<string, string>) => i18n._(id, values);
      const head = [hoisted, headOf(request, { page, parameters, client, text })];
      return {
        status: page !== NOT_FOUND && isKnown ? 200 : 404,
        html: documentOf(template, {
          request,
          head: head.filter((tags) => tags !== '').join('\n    '),
          files: filesOf(modules, names, template),
          content,
          unreachable: { words: i18n._('app.unreachable'), again: i18n._('ui.tryAgain') },
          answers: dehydrate(client),
        }),
      };
    });
};

/** A page that others arrive at later is drawn at once in a preview. */
function locationOf({ path, search, state }: RenderRequest): string | Partial<Location> {
  return state === undefined ? `${path}${search}` : { pathname: path, search, state };
}

const WRITTEN: Record<'about' | 'privacy' | 'terms', string> = {
  about: ABOUT_PATH,
  privacy: PRIVACY_PATH,
  terms: TERMS_PATH,
};

/** Fetches the data of the page. @returns the page to show: another one when its subject does not exist, or no edition */
async function fetchFor(page: Page, visit: Visit, client: QueryClient): Promise<Page> {
  await client.prefetchQuery(editionQuery());
  if (page !== DASHBOARD && isBeforeFirst(client.getQueryState(editionQuery().queryKey)?.error)) {
    const { pages, opening } = await call(getPublished);
    const readable = pages.map((name) => WRITTEN[name]);
    markBeforeFirst(client, { readable, opening });
    if (!readable.includes(page.path)) return OPENS_LATER;
  }
  try {
    await Promise.all([page.code()?.prefetch?.(client, visit), prefetchHead(page, client, visit)]);
    return page;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NOT_FOUND;
    throw error;
  }
}

/** React renders title and description before the page: they belong in the head. */
function apart(drawn: string): { hoisted: string; content: string } {
  const hoisted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(drawn)?.[0] ?? '';
  return { hoisted, content: drawn.slice(hoisted.length) };
}
