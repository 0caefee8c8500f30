// Shows organisers what readers would see of words that are not published.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { previewText } from '@visavis/contract/words/endpoints';
import { contentOfPage } from '@visavis/domain/content/page-fields';
import type { TextKey } from '@visavis/domain/words/texts';
import { invalid } from '../../http/bind.ts';
import { drawPage } from './preview.present.ts';
import { readText, type WordsDependencies } from './service.ts';

type Wanted = HandlerInput<typeof previewText>['body'] & { editionId: number; key: TextKey };

/** Throws 'request.invalid' with a sentence for each field that cannot be used. */
export async function previewOf(
  dependencies: WordsDependencies,
  { editionId, key, language, fields }: Wanted,
): Promise<Output<typeof previewText>> {
  const { documentVersion } = await readText(dependencies, { editionId, key });
  const read = contentOfPage(key, fields, documentVersion ?? '1');
  if (!read.ok) {
    const paths = Object.entries(read.problems).map(([name, problem]) => [`fields.${name}`, problem]);
    throw invalid(Object.fromEntries(paths));
  }
  return { subject: null, html: drawPage(key, read.content, language), text: null };
}
