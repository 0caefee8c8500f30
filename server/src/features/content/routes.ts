// GET /api/content/...: the organiser's own content in the reader's language.
import { getAbout, getPlace, getPrivacy, getTerms } from '@visavis/contract/content/endpoints';
import type { SiteContent } from '@visavis/domain/content/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { LANGUAGE_VARIES, languageOf } from '../../http/language.ts';
import type { ContentFiles } from './service.ts';

export function contentRoutes(bind: Binder, files: ContentFiles): void {
  bind(getPlace, async (call) => contentFor(call).place);
  bind(getAbout, async (call) => contentFor(call).about);
  bind(getPrivacy, async (call) => contentFor(call).privacy);
  bind(getTerms, async (call) => contentFor(call).terms);

  function contentFor({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): SiteContent {
    const { language, content } = files[languageOf(request)];
    reply.headers({
      'content-language': language,
      vary: LANGUAGE_VARIES,
      // Revalidated every time, so that a chosen language and an organiser's new texts show at once.
      'cache-control': 'no-cache',
    });
    return content;
  }
}
