// The pages of the site as documents: drawn ready where that succeeds, else the bare one that the browser fills.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { INTERESTS_COOKIE, isPagePath, readsInterests, readsQuery } from '@visavis/contract/page-path';
import {
  type CreatePageRenderer,
  interestCodeIn,
  type PageRenderer,
  type RenderedPage,
  type RenderRequest,
} from '@visavis/contract/page-rendering';
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

/** What a page shows may be this old: hours, which it asks for anew as soon as it is alive. */
const KEPT_MS = 1000;
const KEPT_PAGES = 200;
/** The page that says that there is none shows nothing that changes soon. */
const NOWHERE_KEPT_MS = 60_000;
/** It is drawn for this address, whatever was asked for: nothing in it is of the address. */
const NOWHERE = '/not-found';
/** How long whoever opens too many pages waits for each. */
const SLOWED_MS = 1000;
const SLOWED_RETRY_SECONDS = 5;

/** A page as it is sent. */
interface SentPage {
  status: 200 | 404;
  /** Where it is 'identity' it may be compressed on the way. */
  encoding: Encoding;
  html: Buffer | string;
  /** It shows what only one visitor's browser sent. */
  isPersonal: boolean;
}

interface KeptPage {
  status: 200 | 404;
  text: ReadyText;
}

export interface BuiltPages {
  /** The document of the build, for every address. */
  template: string;
  render: PageRenderer;
}

/** @param webRoot folder of the built web application. @returns null where it was not built */
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
  readonly #kept = new Map<string, { until: number; page: Promise<KeptPage | null> }>();
  readonly #pageCounts: Counters;
  readonly #drawCounts: Counters;
  readonly #slowed = createShares(SHARES.slowedPages);
  readonly #drawing: Queue;

  constructor(
    app: FastifyInstance,
    built: BuiltPages,
    { publicUrl, rateLimitScale }: { publicUrl: string; rateLimitScale: number },
  ) {
    this.#app = app;
    this.#built = built;
    this.#bare = new ReadyText(built.template);
    this.#publicUrl = publicUrl.replace(/\/$/, '');
    this.#pageCounts = createCounters(scaledLimit(RATES.pages, rateLimitScale));
    this.#drawCounts = createCounters(scaledLimit(RATES.draws, rateLimitScale));
    const { ofAddress, waitingOfAddress } = SHARES.draws;
    const ownShare = {
      ofAddress: scaled(ofAddress, rateLimitScale),
      waitingOfAddress: scaled(waitingOfAddress, rateLimitScale),
    };
    this.#drawing = createQueue({ ...SHARES.draws, ...ownShare }, () => new NotDrawn());
  }

  /** @throws the refusal of a caller of whom too many wait already */
  async send(request: FastifyRequest): Promise<SentPage> {
    await this.#slowDown(addressKey(request));
    const wanted = this.#requestOf(request);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const isPersonal = wanted.interestCode !== null;
    try {
      // Elsewhere a query is not for the page: marks of a mailing, or a key that only the browser uses.
      const isAsked = wanted.search !== '' && readsQuery(wanted.path);
      if (isPersonal || isAsked) {
        const { status, html } = await this.#draw(request, wanted);
        return { status, html, encoding: 'identity', isPersonal };
      }
      const kept = await this.#fromKept(request, { ...wanted, search: '' });
      if (kept) return await ready(kept, encoding);
    } catch (error) {
      // The page can still be drawn in the browser, which says what could not be loaded.
      if (!(error instanceof NotDrawn)) request.log.error(error, 'A page could not be drawn.');
    }
    return ready({ status: isPagePath(wanted.path) ? 200 : 404, text: this.#bare }, encoding);
  }

  /** Whoever opens pages all the time waits for each, so that the others do not. */
  async #slowDown(address: string): Promise<void> {
    if (!this.#pageCounts.take(address).isRefused) return;
    const giveBack = this.#slowed.take(address);
    if (!giveBack) throw tooMany(SLOWED_RETRY_SECONDS);
    await pause(SLOWED_MS);
    giveBack();
  }

  /** @throws NotDrawn where the caller has had its share of drawing */
  async #draw(request: FastifyRequest, wanted: RenderRequest): Promise<RenderedPage> {
    const address = addressKey(request);
    if (this.#drawCounts.take(address).isRefused) throw new NotDrawn();
    const leave = await this.#drawing.take(address);
    try {
      return await this.#built.render(wanted);
    } finally {
      leave();
    }
  }

  /**
   * Without query and interests a page is the same for every reader of one language and appearance; and one page
   * says of all other addresses that there is nothing.
   */
  async #fromKept(request: FastifyRequest, asked: RenderRequest): Promise<KeptPage | null> {
    const isPage = isPagePath(asked.path);
    const wanted = isPage ? asked : { ...asked, path: NOWHERE };
    const key = `${wanted.language} ${wanted.theme} ${wanted.path}`;
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known && now < known.until) {
      const page = await known.page;
      // It was drawn, or not, for the share of another caller.
      if (page) return page;
    }
    const page = this.#draw(request, wanted).then(({ status, html }) => ({
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

  #requestOf(request: FastifyRequest): RenderRequest {
    const [path = '/', query] = request.url.split(/\?(.*)/s);
    const language = languageOf(request);
    return {
      path,
      search: query ? `?${query}` : '',
      language,
      theme: themeOf(request),
      interestCode: readsInterests(path)
        ? interestCodeIn(cookieValue(request.headers.cookie ?? '', INTERESTS_COOKIE))
        : null,
      publicUrl: this.#publicUrl,
      ask: async ({ method, address, headers, body }) => {
        const answer = await this.#app.inject({
          method,
          url: address,
          // Nothing else of the reader: what is drawn is for everybody with this address, language and interests.
          headers: { ...headers, 'accept-language': language },
          remoteAddress: request.ip,
          ...(body === undefined ? {} : { payload: body }),
        });
        const answered = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        return { status: answer.statusCode, headers: Object.fromEntries(answered), body: answer.body };
      },
    };
  }
}

/** The caller has had its share of drawing: the browser draws the page. */
class NotDrawn extends Error {}

async function ready({ status, text }: KeptPage, wanted: Encoding): Promise<SentPage> {
  const { encoding, body } = await text.in(wanted);
  return { status, html: body, encoding, isPersonal: false };
}
