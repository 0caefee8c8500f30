// What wraps every page, in the browser and on the server: the query client and the notices.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Pages } from './routes.tsx';
import { Toasts } from './toasts.tsx';

/** Needs a router around it. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Toasts>
        <Pages />
      </Toasts>
    </QueryClientProvider>
  );
}
