// What surrounds every page: server data, notices, and the router.
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { ToastRegion } from '../ui/toast.tsx';
import { queryClient } from './query-client.ts';
import { Pages } from './routes.tsx';

/** How long a notice stays (business matching 9). */
const TOAST_MS = 5000;

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastRegion durationMs={TOAST_MS}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </ToastRegion>
    </QueryClientProvider>
  );
}
