// Wraps every page, in the browser and on the server, in the query client and the toasts.
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FairZone } from '../i18n/fair-zone.ts';
import { editionQuery } from '../queries/use-edition.ts';
import { Pages } from './routes.tsx';
import { Toasts } from './toasts.tsx';

/** Needs a router around it. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Toasts>
        <InFairZone>
          <Pages />
        </InFairZone>
      </Toasts>
    </QueryClientProvider>
  );
}

/** Follows the edition that pages fetch, without fetching it itself. */
function InFairZone({ children }: { children: ReactNode }) {
  const { data = null } = useQuery({ ...editionQuery(), enabled: false });
  return <FairZone value={data}>{children}</FairZone>;
}
