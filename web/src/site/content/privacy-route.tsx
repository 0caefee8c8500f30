// The Privacy page: how personal data is handled.
import { documentQuery } from '../../features/content/api.ts';
import { DocumentPage } from '../../features/content/document-page.tsx';
import type { Prefetch } from '../../shell/page.ts';

export function PrivacyRoute() {
  return <DocumentPage name="privacy" />;
}

export const prefetchPrivacy: Prefetch = (client, { language }) =>
  client.prefetchQuery(documentQuery('privacy', language));
