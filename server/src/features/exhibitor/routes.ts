// Routes of the exhibitor search and of the products of exhibitors.

import { listProducts, searchExhibitors } from '@visavis/contract/exhibitor/endpoints';
import { productImageAddress, productImagePath, withRevision } from '@visavis/domain/exhibitor/image-path';
import { textIn, untranslated } from '@visavis/domain/exhibitor/texts';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { LANGUAGE_VARIES, languageOf } from '../../http/language.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import type { EditionService } from '../edition/public.ts';
import { listProductRows } from './repository.ts';
import { SearchAnswers } from './search.cache.ts';

export function exhibitorRoutes(
  bind: Binder,
  db: Kysely<Database>,
  editions: EditionService,
  rateLimitScale: number,
): void {
  const answers = new SearchAnswers();
  // A separate cache, so that readers of a closed edition do not clear that of the current one.
  const answersOfNamed = new SearchAnswers();

  bind(
    searchExhibitors,
    { limit: scaledLimit(RATES.searches, rateLimitScale) },
    async ({ body, request, reply }) => {
      const { catalogue, reader } = await editions.forVisitor();
      const accept = String(request.headers['accept-encoding'] ?? '');
      const { subcategories, limit, offset = 0 } = body;
      const page = limit === undefined ? null : { offset, limit };
      const language = languageOf(request, catalogue.languages);
      const cache = reader === 'anybody' ? answers : answersOfNamed;
      const answer = await cache.find(catalogue, subcategories, page, { accept, language });
      if (page) reply.header('x-total-count', answer.total);
      if (answer.encoding !== 'identity') reply.header('content-encoding', answer.encoding);
      return reply
        .type('application/json; charset=utf-8')
        .header('vary', `accept-encoding, ${LANGUAGE_VARIES}`)
        .send(answer.body);
    },
  );

  bind(listProducts, async ({ params, request, reply }) => {
    reply.header('vary', LANGUAGE_VARIES);
    const catalogue = await editions.ofExhibitor(params.id);
    const language = languageOf(request, catalogue.languages);
    const entry = catalogue.findExhibitor(params.id);
    if (!entry) throw new AppError('resource.not-found', message('exhibitor.unknown'));
    const { company_name } = entry.exhibitor;
    const ownsPaths = catalogue.ownsImagePaths(params.id, company_name);
    const rows = await listProductRows(db, params.id);
    return rows.map((row) => ({
      id: row.id,
      name: textIn(row.name, { texts: row.texts, field: 'name' }, language),
      description: textIn(row.description, { texts: row.texts, field: 'description' }, language),
      ...(row.has_image && {
        image: ownsPaths
          ? withRevision(productImagePath(company_name, row.name), row.image_revision)
          : productImageAddress({ id: row.id, revision: row.image_revision }),
      }),
      company_name,
      exhibitor_id: params.id,
      ...untranslated({ name: row.name, description: row.description }, row.texts, language),
    }));
  });
}
