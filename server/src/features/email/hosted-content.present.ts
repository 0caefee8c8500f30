// Builds the content of an email to a hosted buyer: the current programme, and the receipt if there is one.
import type { HostedContent } from '@visavis/domain/email/schema';
import { type Language, languageAmong } from '@visavis/domain/language/languages';
import type { Catalogue } from '../edition/public.ts';
import { ownSentences } from './sentences.present.ts';

export interface MentionedBuyer {
  name: string;
  company: string;
  reference: string;
  userId: number;
  companyId: number;
  /** The language of the application; replaced by the edition's main one if the edition no longer has it. */
  language: Language;
}

export function hostedContent(
  kind: HostedContent['kind'],
  catalogue: Catalogue,
  { name, company, reference, userId, companyId, ...buyer }: MentionedBuyer,
  receipt: HostedContent['receipt'] = null,
): HostedContent {
  const language = languageAmong(buyer.language, catalogue.languages);
  return {
    kind,
    language,
    ...ownSentences(catalogue.texts, kind, language),
    exhibition: catalogue.exhibition,
    name,
    company,
    reference,
    hosted: { userId, companyId },
    programme: catalogue.hosted,
    receipt,
  };
}
