// What surrounds every page, in the browser and on the server: server data, notices.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Pages } from './routes.tsx';
import { Toasts } from './toasts.tsx';

/** To be put into a router. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Toasts>
        <Pages />
      </Toasts>
    </QueryClientProvider>
  );
}
