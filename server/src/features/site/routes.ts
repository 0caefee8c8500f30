// Files that depend on the running site, not the build: robots.txt, the sitemap and the web app manifest.
import type { FastifyInstance } from 'fastify';
import { LANGUAGE_VARIES, languageOf } from '../../http/language.ts';
import type { CurrentTexts } from '../content/public.ts';
import { type EditionService, orNoneYet } from '../edition/public.ts';
import { manifest } from './manifest.present.ts';
import { pagesBefore, robots, sitemap } from './sitemap.present.ts';

const HIDDEN = { schema: { hide: true } };
const HOUR_SECONDS = 3600;

export function siteRoutes(
  app: FastifyInstance,
  { editions, texts, ...settings }: { editions: EditionService; texts: CurrentTexts; publicUrl: string },
): void {
  const publicUrl = settings.publicUrl.replace(/\/$/, '');

  app.get('/robots.txt', HIDDEN, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl)),
  );

  app.get('/sitemap.xml', HIDDEN, async (_request, reply) => {
    const shown = await editions.current().catch(orNoneYet);
    const ids = shown?.exhibitors.map(({ id }) => id) ?? [];
    const pages = shown ? undefined : pagesBefore((await texts()).published());
    return reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('application/xml; charset=utf-8')
      .send(sitemap(publicUrl, ids, pages));
  });

  app.get('/manifest.webmanifest', HIDDEN, async (request, reply) => {
    const shown = await editions.current().catch(orNoneYet);
    // Before the first edition opens, the site takes the name of the one being prepared.
    const next = shown ?? (await editions.forStaff().catch(orNoneYet));
    return reply
      .headers({ 'cache-control': 'no-cache', vary: LANGUAGE_VARIES })
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify(
          manifest(next?.exhibition.name ?? '', languageOf(request, await editions.siteLanguages()), {
            hasDirectory: shown !== null,
            logo: next?.logo,
          }),
        ),
      );
  });
}
