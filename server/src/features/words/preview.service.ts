// Shows organisers what readers would see of words that are not published.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { previewText } from '@visavis/contract/words/endpoints';
import { contentOfPage, type PageText } from '@visavis/domain/content/page-fields';
import { cleanFields, problemsOf } from '@visavis/domain/words/text-fields';
import { kindOfText, type TextKey } from '@visavis/domain/words/texts';
import { invalid } from '../../http/bind.ts';
import { HIDDEN_KEY, renderEmail, sentencesIn } from '../email/public.ts';
import { exampleEmail } from './example.present.ts';
import { drawPage } from './preview.present.ts';
import { readText, type WordsDependencies } from './service.ts';

export interface PreviewDependencies extends WordsDependencies {
  publicUrl: string;
}

type Wanted = HandlerInput<typeof previewText>['body'] & { editionId: number; key: TextKey };

/** Throws 'request.invalid' with a sentence for each field that cannot be used. */
export async function previewOf(
  dependencies: PreviewDependencies,
  { editionId, key, language, fields: typed }: Wanted,
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
    return { subject, html, text };
  }
  const { documentVersion } = await readText(dependencies, { editionId, key });
  const page = key as PageText;
  const read = contentOfPage(page, fields, documentVersion ?? '1');
  if (!read.ok) throw new Error(`the ${page} page has a problem that was not found`);
  return { subject: null, html: drawPage(page, read.content, language), text: null };
}
