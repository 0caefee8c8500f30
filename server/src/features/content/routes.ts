// GET /api/content/...: the organiser's own content in the reader's language.
import {
  getAbout,
  getPlace,
  getPrivacy,
  getProgrammes,
  getPublished,
  getTerms,
} from '@visavis/contract/content/endpoints';
import type { PageText } from '@visavis/domain/content/page-fields';
import type { SiteContent } from '@visavis/domain/content/schema';
import { firstOpening } from '@visavis/domain/edition/programme';
import type { Language } from '@visavis/domain/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { LANGUAGE_VARIES, languageOf } from '../../http/language.ts';
import type { EditionService } from '../edition/public.ts';
import type { CurrentTexts } from './texts.cache.ts';

export function contentRoutes(bind: Binder, currentTexts: CurrentTexts, editions: EditionService): void {
  bind(getPlace, (call) => contentFor('place', call));
  bind(getAbout, (call) => contentFor('about', call));
  bind(getPrivacy, (call) => contentFor('privacy', call));
  bind(getTerms, (call) => contentFor('terms', call));

  bind(getPublished, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    const next = await editions.forStaff().catch(noneYet);
    const opening = next && firstOpening(Object.values(next.programmes));
    return {
      pages: (await currentTexts()).published(),
      opening: opening && { name: next.exhibition.name, ...opening },
    };
  });

  bind(getProgrammes, async (call) => {
    const texts = await currentTexts();
    const { language, facts } = texts.programmes(languageOf(call.request, texts.languages));
    label(call.reply, language);
    return facts;
  });

  async function contentFor<P extends PageText>(
    page: P,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<SiteContent[P]> {
    const texts = await currentTexts();
    const { language, content } = texts.page(page, languageOf(request, texts.languages));
    label(reply, language);
    return content;
  }
}

/** Maps the error before the first draft to null; rethrows any other. */
function noneYet(error: unknown): null {
  if (error instanceof AppError && error.code === 'server.unavailable') return null;
  throw error;
}

function label(reply: FastifyReply, language: Language): void {
  reply.headers({
    'content-language': language,
    vary: LANGUAGE_VARIES,
    // Revalidated every time, so that a chosen language and an organiser's new texts show at once.
    'cache-control': 'no-cache',
  });
}
