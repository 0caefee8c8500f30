// Serves the files of the web build and the flags, and a page at every other address of the site.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { isPagePath } from '@visavis/contract/dashboard-path';
import type { FastifyInstance } from 'fastify';
import { BuiltFiles } from './built-files.ts';
import { sendNotFound } from './error-answer.ts';
import { LANGUAGE_VARIES } from './language.ts';
import type { SitePages } from './pages.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 7 * DAY_SECONDS;
/** Prefixes that hold only files and API calls. */
const NO_PAGE = /^\/(api|assets|flags|icons|images)(\/|$)/;

interface Web {
  /** Folder of the built web application; null if something else serves the web. */
  webRoot: string | null;
  pages: SitePages | null;
}

export async function serveWeb(app: FastifyInstance, { webRoot, pages }: Web): Promise<void> {
  const require = createRequire(import.meta.url);
  const flagsRoot = join(dirname(require.resolve('flag-icons/package.json')), 'flags/4x3');
  await serveFolder(app, '/flags', { root: flagsRoot, maxAge: DAY_SECONDS * 1000, dotfiles: 'ignore' });
  if (webRoot && existsSync(join(webRoot, 'assets'))) await serveAssets(app, join(webRoot, 'assets'));
  if (webRoot && existsSync(join(webRoot, 'icons'))) await serveRoot(app, webRoot);

  // A route instead of the not-found handler, whose responses are not compressed.
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!pages || NO_PAGE.test(path)) return sendNotFound(request, reply);
    // Phone keyboards capitalise the first letter.
    const lowerCase = path.toLowerCase();
    if (lowerCase !== path && isPagePath(lowerCase))
      return reply.redirect(lowerCase + request.url.slice(path.length), 308);
    const { status, html, encoding, isPersonal } = await pages.send(request);
    const isCompressed = encoding !== 'identity';
    return reply
      .code(status)
      .headers({
        'cache-control': isPersonal ? 'private, no-store' : 'no-cache',
        vary: `${LANGUAGE_VARIES}, accept-encoding`,
        ...(isCompressed ? { 'content-encoding': encoding } : {}),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.setNotFoundHandler(sendNotFound);
}

/** Subfolders hold rarely requested files of the PDF viewer, which are read from disk each time. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  const files = new BuiltFiles(root);
  await app.register(async (scope) => {
    const maxAge = YEAR_SECONDS * 1000;
    await scope.register(fastifyStatic, { root, immutable: true, maxAge, preCompressed: true, serve: false });
    scope.get<{ Params: { '*': string } }>(
      '/assets/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const name = request.params['*'];
        const file = await files.find(name, request.headers['accept-encoding']);
        if (!file) return reply.sendFile(name);
        if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
        return reply
          .headers({ 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`, vary: 'accept-encoding' })
          .type(file.type)
          .send(file.body);
      },
    );
  });
}

/** Uses our own route: the package's would list the whole folder for every file it sends. */
async function serveFolder(
  app: FastifyInstance,
  prefix: string,
  options: FastifyStaticOptions & { root: string },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { index: false, ...options, serve: false });
    scope.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema: { hide: true } }, (request, reply) =>
      reply.sendFile(request.params['*']),
    );
  });
}

/** Files whose names stay the same when they change: icons, the social card, the service worker. */
async function serveRoot(app: FastifyInstance, webRoot: string): Promise<void> {
  const [root, maxAge] = [webRoot, WEEK_SECONDS * 1000];
  await serveFolder(app, '/icons', { root: join(root, 'icons'), maxAge });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false });
    const hidden = { schema: { hide: true } };
    scope.get('/social-card.png', hidden, (_request, reply) => reply.sendFile('social-card.png', { maxAge }));
    scope.get('/service-worker.js', hidden, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('service-worker.js', { cacheControl: false }),
    );
  });
}
