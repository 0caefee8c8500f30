// Files that depend on the running site, not the build: robots.txt, the sitemap and the web app manifest.
import type { FastifyInstance } from 'fastify';
import { LANGUAGE_VARIES, languageOf } from '../../http/language.ts';
import type { EditionService } from '../edition/public.ts';
import { manifest } from './manifest.present.ts';
import { robots, sitemap } from './sitemap.present.ts';

const HIDDEN = { schema: { hide: true } };
const HOUR_SECONDS = 3600;

export function siteRoutes(
  app: FastifyInstance,
  { editions, ...settings }: { editions: EditionService; publicUrl: string },
): void {
  const publicUrl = settings.publicUrl.replace(/\/$/, '');

  app.get('/robots.txt', HIDDEN, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl)),
  );

  app.get('/sitemap.xml', HIDDEN, async (_request, reply) => {
    const { exhibitors } = await editions.current();
    const ids = exhibitors.map(({ id }) => id);
    return reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('application/xml; charset=utf-8')
      .send(sitemap(publicUrl, ids));
  });

  app.get('/manifest.webmanifest', HIDDEN, async (request, reply) => {
    const { name } = (await editions.current()).exhibition;
    return reply
      .headers({ 'cache-control': 'no-cache', vary: LANGUAGE_VARIES })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest(name, languageOf(request))));
  });
}
