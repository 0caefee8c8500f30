// Serves the site's pages as documents: rendered on the server where possible, otherwise the bare one for the browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDashboardPath, isPagePath } from '@visavis/contract/dashboard-path';
import { INTERESTS_COOKIE, readsInterests, readsQuery } from '@visavis/contract/page-path';
import {
  type CreatePageRenderer,
  interestCodeIn,
  type PageRenderer,
  type RenderedPage,
  type RenderRequest,
} from '@visavis/contract/page-rendering';
import { type EditionLanguages, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { chooseEncoding, type Encoding, ReadyText } from './compression.ts';
import { cookieValue } from './cookie.ts';
import { type Counters, createCounters } from './counters.ts';
import { languageOf } from './language.ts';
import { RATES, SHARES, scaled, scaledLimit } from './limits.ts';
import { createQueue, type Queue } from './queue.ts';
import { tooMany } from './rate-limit.ts';
import { createShares } from './shares.ts';
import { themeOf } from './theme.ts';

/** Maximum staleness of a cached page: it shows free hours, which the page refetches after hydration. */
const KEPT_MS = 1000;
const KEPT_PAGES = 200;
/** The not-found page shows nothing that changes soon. */
const NOWHERE_KEPT_MS = 60_000;
/** The path for which the not-found page is rendered, so that it contains nothing of the requested address. */
const NOWHERE = '/not-found';
/** The delay per page for a caller who opens too many. */
const SLOWED_MS = 1000;
const SLOWED_RETRY_SECONDS = 5;

const JSON_HEADERS = { 'content-type': 'application/json' };
/** The text of a page never contains one, as it is escaped. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** A page ready to send. */
interface SentPage {
  status: 200 | 404;
  /** 'identity' may still be compressed later. */
  encoding: Encoding;
  html: Buffer | string;
  /** It contains data that only one visitor's browser sent. */
  isPersonal: boolean;
}

/** A page with data that is not yet public. */
export interface PreviewedRequest
  extends Pick<RenderRequest, 'path' | 'search' | 'language' | 'theme' | 'state'> {
  /** Responses of the API in place of the public ones, by path. */
  answers: Readonly<Record<string, unknown>>;
}

interface KeptPage {
  status: 200 | 404;
  text: ReadyText;
}

export interface BuiltPages {
  /** The HTML document of the build, the same for every address. */
  template: string;
  render: PageRenderer;
}

/** @param webRoot folder of the built web application. @returns null if it was not built */
export async function openPages(webRoot: string): Promise<BuiltPages | null> {
  const template = join(webRoot, 'index.html');
  const modules = join(webRoot, '.vite/manifest.json');
  const renderer = join(webRoot, 'renderer/render.js');
  if (![template, modules, renderer].every((file) => existsSync(file))) return null;
  const { createRenderer }: { createRenderer: CreatePageRenderer } = await import(
    pathToFileURL(renderer).href
  );
  const built = {
    template: readFileSync(template, 'utf8'),
    modules: JSON.parse(readFileSync(modules, 'utf8')),
  };
  return { template: built.template, render: await createRenderer(built) };
}

export class SitePages {
  readonly #app: FastifyInstance;
  readonly #built: BuiltPages;
  readonly #bare: ReadyText;
  readonly #publicUrl: string;
  readonly #siteLanguages: () => Promise<EditionLanguages>;
  readonly #kept = new Map<string, { until: number; page: Promise<KeptPage | null> }>();
  readonly #pageCounts: Counters;
  readonly #renderCounts: Counters;
  readonly #slowed = createShares(SHARES.slowedPages);
  readonly #renderQueue: Queue;

  constructor(
    app: FastifyInstance,
    built: BuiltPages,
    {
      publicUrl,
      rateLimitScale,
      siteLanguages,
    }: { publicUrl: string; rateLimitScale: number; siteLanguages: () => Promise<EditionLanguages> },
  ) {
    this.#app = app;
    this.#built = built;
    this.#bare = new ReadyText(built.template);
    this.#publicUrl = publicUrl.replace(/\/$/, '');
    this.#siteLanguages = siteLanguages;
    this.#pageCounts = createCounters(scaledLimit(RATES.pages, rateLimitScale));
    this.#renderCounts = createCounters(scaledLimit(RATES.renders, rateLimitScale));
    const { ofAddress, waitingOfAddress } = SHARES.renders;
    const ownShare = {
      ofAddress: scaled(ofAddress, rateLimitScale),
      waitingOfAddress: scaled(waitingOfAddress, rateLimitScale),
    };
    this.#renderQueue = createQueue({ ...SHARES.renders, ...ownShare }, () => new RenderShareUsed());
  }

  /** @throws AppError when too many requests of this caller are already waiting */
  async send(request: FastifyRequest): Promise<SentPage> {
    await this.#slowDown(addressKey(request));
    const wanted = await this.#requestOf(request);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const isPersonal = wanted.interestCode !== null;
    try {
      // Other pages ignore the query: it holds campaign parameters, or a key that only the browser uses.
      const hasQuery = wanted.search !== '' && readsQuery(wanted.path);
      if (isPersonal || hasQuery) {
        const { status, html } = await this.#render(request, wanted);
        return { status, html, encoding: 'identity', isPersonal };
      }
      const kept = await this.#fromKept(request, { ...wanted, search: '' });
      if (kept) return await ready(kept, encoding);
    } catch (error) {
      // The browser can still render the page, and shows what could not be loaded.
      if (!(error instanceof RenderShareUsed)) request.log.error(error, 'A page could not be drawn.');
    }
    return ready({ status: isPagePath(wanted.path) ? 200 : 404, text: this.#bare }, encoding);
  }

  /**
   * Renders a page for organisers: never cached, and without scripts.
   * @throws AppError when too many requests of this caller are already waiting
   */
  async preview(request: FastifyRequest, { answers, ...wanted }: PreviewedRequest): Promise<string> {
    const { language } = wanted;
    const ask = this.#askIn(language, request.ip);
    const release = await this.#renderQueue.take(addressKey(request)).catch((error: unknown) => {
      throw error instanceof RenderShareUsed ? tooMany(SLOWED_RETRY_SECONDS) : error;
    });
    try {
      const { html } = await this.#built.render({
        ...wanted,
        interestCode: null,
        publicUrl: this.#publicUrl,
        ask: async (call) =>
          Object.hasOwn(answers, call.address)
            ? { status: 200, headers: JSON_HEADERS, body: JSON.stringify(answers[call.address]) }
            : ask(call),
      });
      return html.replace(SCRIPT, '');
    } finally {
      release();
    }
  }

  /** Delays each page of a caller who opens too many, so that others are not delayed. */
  async #slowDown(address: string): Promise<void> {
    if (!this.#pageCounts.take(address).isRefused) return;
    const giveBack = this.#slowed.take(address);
    if (!giveBack) throw tooMany(SLOWED_RETRY_SECONDS);
    await pause(SLOWED_MS);
    giveBack();
  }

  /** @throws RenderShareUsed where the caller has used up its share of rendering */
  async #render(request: FastifyRequest, wanted: RenderRequest): Promise<RenderedPage> {
    const address = addressKey(request);
    if (this.#renderCounts.take(address).isRefused) throw new RenderShareUsed();
    const release = await this.#renderQueue.take(address);
    try {
      return await this.#built.render(wanted);
    } finally {
      release();
    }
  }

  /**
   * Without query and interests a page is the same for all readers with one language and theme, and all unknown
   * addresses share one not-found page.
   */
  async #fromKept(request: FastifyRequest, requested: RenderRequest): Promise<KeptPage | null> {
    const isPage = isPagePath(requested.path);
    const wanted = isPage ? requested : { ...requested, path: NOWHERE };
    const key = `${wanted.language} ${wanted.theme} ${wanted.path}`;
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known && now < known.until) {
      const page = await known.page;
      // Null if it was not rendered because another caller had used up its share.
      if (page) return page;
    }
    const page = this.#render(request, wanted).then(({ status, html }) => ({
      status,
      text: new ReadyText(html),
    }));
    const kept = { until: now + (isPage ? KEPT_MS : NOWHERE_KEPT_MS), page: page.catch(() => null) };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    page.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_PAGES && oldest !== undefined) this.#kept.delete(oldest);
    return page;
  }

  async #requestOf(request: FastifyRequest): Promise<RenderRequest> {
    const [path = '/', query] = request.url.split(/\?(.*)/s);
    const language = languageOf(request, await this.#languagesOf(path));
    return {
      path,
      search: query ? `?${query}` : '',
      language,
      theme: themeOf(request),
      interestCode: readsInterests(path)
        ? interestCodeIn(cookieValue(request.headers.cookie ?? '', INTERESTS_COOKIE))
        : null,
      publicUrl: this.#publicUrl,
      ask: this.#askIn(language, request.ip),
    };
  }

  /** The dashboard uses its staff's language. If no edition can be read, the page reports that in any language. */
  #languagesOf(path: string): Promise<EditionLanguages> {
    return isDashboardPath(path)
      ? Promise.resolve(LANGUAGES)
      : this.#siteLanguages().catch((): EditionLanguages => LANGUAGES);
  }

  #askIn(language: Language, remoteAddress: string): RenderRequest['ask'] {
    return async ({ method, address, headers, body }) => {
      const answer = await this.#app.inject({
        method,
        url: address,
        // Nothing else about the reader: the page is shared by everyone with this address, language and interests.
        headers: { ...headers, 'accept-language': language },
        remoteAddress,
        ...(body === undefined ? {} : { payload: body }),
      });
      const responseHeaders = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return { status: answer.statusCode, headers: Object.fromEntries(responseHeaders), body: answer.body };
    };
  }
}

/** The caller has used up its share of rendering: the browser renders the page. */
class RenderShareUsed extends Error {}

async function ready({ status, text }: KeptPage, wanted: Encoding): Promise<SentPage> {
  const { encoding, body } = await text.in(wanted);
  return { status, html: body, encoding, isPersonal: false };
}
