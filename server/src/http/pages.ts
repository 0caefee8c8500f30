// The pages of the site as documents: drawn ready where that succeeds, else the bare one that the browser fills.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { cookieValue } from './cookie.ts';
import { languageOf } from './language.ts';
import { themeOf } from './theme.ts';

/** What a page shows may be this old: hours, which it asks for anew as soon as it is alive. */
const KEPT_MS = 1000;
const KEPT_PAGES = 200;

/** A page as it is sent. */
interface DrawnPage extends RenderedPage {
  /** It shows what only one visitor's browser sent. */
  isPersonal: boolean;
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
  readonly #publicUrl: string;
  readonly #kept = new Map<string, { at: number; page: Promise<RenderedPage> }>();

  constructor(app: FastifyInstance, built: BuiltPages, publicUrl: string) {
    this.#app = app;
    this.#built = built;
    this.#publicUrl = publicUrl.replace(/\/$/, '');
  }

  async draw(request: FastifyRequest): Promise<DrawnPage> {
    const wanted = this.#requestOf(request);
    const isPersonal = wanted.interestCode !== null;
    try {
      // Elsewhere a query is not for the page: marks of a mailing, or a key that only the browser uses.
      const isAsked = wanted.search !== '' && readsQuery(wanted.path);
      const isOwn = isPersonal || isAsked;
      const page = await (isOwn ? this.#built.render(wanted) : this.#fromKept({ ...wanted, search: '' }));
      return { ...page, isPersonal };
    } catch (error) {
      // The page can still be drawn in the browser, which says what could not be loaded.
      request.log.error(error, `The page ${wanted.path} could not be drawn.`);
      return { status: isPagePath(wanted.path) ? 200 : 404, html: this.#built.template, isPersonal: false };
    }
  }

  /** Without query and interests a page is the same for every reader of one language and appearance. */
  #fromKept(wanted: RenderRequest): Promise<RenderedPage> {
    const key = `${wanted.language} ${wanted.theme} ${wanted.path}`;
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known && now - known.at < KEPT_MS) return known.page;
    const page = this.#built.render(wanted);
    this.#kept.delete(key);
    this.#kept.set(key, { at: now, page });
    page.catch(() => this.#kept.delete(key));
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
