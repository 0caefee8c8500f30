// Serves the built web application, its flags, and its one HTML page for every address of the site.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@visavis/contract/page-path';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './error-answer.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** @param webRoot folder of the built web application; null where the web is served by something else */
export async function serveWeb(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const require = createRequire(import.meta.url);
  const flagsRoot = join(dirname(require.resolve('flag-icons/package.json')), 'flags/4x3');
  await app.register(fastifyStatic, {
    root: flagsRoot,
    prefix: '/flags/',
    maxAge: DAY_SECONDS * 1000,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    schemaHide: true,
  });

  const indexPath = webRoot ? join(webRoot, 'index.html') : null;
  const page = indexPath && existsSync(indexPath) ? readFileSync(indexPath) : null;
  if (webRoot && page) {
    await app.register(fastifyStatic, {
      root: join(webRoot, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      preCompressed: true,
      index: false,
      decorateReply: false,
      schemaHide: true,
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPageRequest = request.method === 'GET' || request.method === 'HEAD';
    if (!page || !isPageRequest || /^\/(api|assets|flags|images)(\/|$)/.test(path))
      return sendNotFound(request, reply);
    return reply
      .code(isPagePath(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
