// Shows organisers what readers would see of unpublished texts.

import { getEdition } from '@visavis/contract/edition/endpoints';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import type { previewText } from '@visavis/contract/words/endpoints';
import { PREVIEWED_PAGES } from '@visavis/contract/words/previewed';
import { contentOfPage, type PageText } from '@visavis/domain/content/page-fields';
import type { SiteContent } from '@visavis/domain/content/schema';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { ProgrammeFacts } from '@visavis/domain/words/en/programmes';
import { factsWith } from '@visavis/domain/words/programme-facts';
import { cleanFields, problemsOf } from '@visavis/domain/words/text-fields';
import { isPageText, kindOfText, type TextKey } from '@visavis/domain/words/texts';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../http/bind.ts';
import type { SitePages } from '../../http/pages.ts';
import { themeOf } from '../../http/theme.ts';
import { readCatalogueOf } from '../edition/public.ts';
import { HIDDEN_KEY, renderEmail, sentencesIn } from '../email/public.ts';
import { exampleEmail } from './example.present.ts';
import { drawPage, drawSentences } from './preview.present.ts';
import { readText, type WordsDependencies } from './service.ts';

export interface PreviewDependencies extends WordsDependencies {
  publicUrl: string;
  /** Renders pages of the site; null if it was not built, in which case a plain document shows the texts. */
  pages: SitePages | null;
}

type Wanted = HandlerInput<typeof previewText>['body'] & {
  editionId: number;
  key: TextKey;
  request: FastifyRequest;
};

/** Throws 'request.invalid' with a message for each field that cannot be used. */
export async function previewOf(
  dependencies: PreviewDependencies,
  { editionId, key, language, fields: typed, page: chosen, request }: Wanted,
): Promise<Output<typeof previewText>> {
  const fields = cleanFields(key, typed);
  const problems = Object.entries(problemsOf(key, fields, language));
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(([name, problem]) => [`fields.${name}`, problem])));
  const kind = kindOfText(key);
  if (kind) {
    const { clock, editions, publicUrl } = dependencies;
    const now = clock();
    const { sentences: _published, ...example } = exampleEmail(kind, await editions.forStaff(), {
      language,
      now,
    });
    const content = { ...example, ...sentencesIn(fields, kind, language) };
    const { subject, html, text } = renderEmail(content, {
      publicUrl,
      key: HIDDEN_KEY,
      now,
      places: () => '',
    });
    return { subject, html, isSite: false, text };
  }
  const { documentVersion } = await readText(dependencies, { editionId, key });
  const content = contentOf(key, fields, { language, version: documentVersion ?? '1' });
  const wanted = PREVIEWED_PAGES[key];
  const page = wanted?.find(({ name }) => name === chosen) ?? wanted?.[0];
  if (dependencies.pages && page) {
    const html = await dependencies.pages.preview(request, {
      path: page.path,
      search: page.search,
      language,
      theme: themeOf(request),
      ...(page.path === HOSTED_PATHS.thankYou && { state: RECEIVED }),
      answers: {
        [`/api/content/${key}`]: content,
        [getEdition.path]: await editionFor(dependencies, editionId),
      },
    });
    return { subject: null, html, isSite: true, text: null };
  }
  const html = isPageText(key)
    ? drawPage(key, content as SiteContent[typeof key], language)
    : drawSentences(Object.values(content as ProgrammeFacts), language);
  return { subject: null, html, isSite: false, text: null };
}

/** An application in the form that its Thank You page receives. */
const RECEIVED = { reference: 'HB-7K3M-Q2XD', submissionId: 'preview' };

function contentOf(
  key: TextKey,
  fields: Record<string, string>,
  { language, version }: { language: Language; version: string },
): SiteContent[PageText] | ProgrammeFacts {
  if (!isPageText(key)) return factsWith(fields, language);
  const read = contentOfPage(key, fields, version);
  if (!read.ok) throw new Error(`the ${key} page has a problem that was not found`);
  return read.content;
}

/** The edition of the texts, even a draft, as visitors would get it. */
async function editionFor({ db, clock, editions }: PreviewDependencies, id: number): Promise<Edition> {
  const known = await editions.forStaff();
  const catalogue = known.editionId === id ? known : await readCatalogueOf(db, id);
  return catalogue.editionAt(clock());
}
