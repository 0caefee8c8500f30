// Builds the content of an email to a hosted buyer: the current programme, and the receipt if there is one.
import type { HostedContent } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { Catalogue } from '../edition/public.ts';
import { ownSentences } from './sentences.present.ts';

export interface MentionedBuyer {
  name: string;
  company: string;
  reference: string;
  userId: number;
  companyId: number;
  language: Language;
}

export function hostedContent(
  kind: HostedContent['kind'],
  catalogue: Catalogue,
  { name, company, reference, userId, companyId, language }: MentionedBuyer,
  receipt: HostedContent['receipt'] = null,
): HostedContent {
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
