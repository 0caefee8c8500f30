// The Terms page: what participants accept.
import { documentQuery } from '../../features/content/api.ts';
import { DocumentPage } from '../../features/content/document-page.tsx';
import type { Prefetch } from '../../shell/page.ts';

export function TermsRoute() {
  return <DocumentPage name="terms" />;
}

export const prefetchTerms: Prefetch = (client, { language }) =>
  client.prefetchQuery(documentQuery('terms', language));
