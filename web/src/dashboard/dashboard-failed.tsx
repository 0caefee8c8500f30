// Replaces a dashboard page that crashed.
import { TriangleAlert } from 'lucide-react';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function DashboardFailed() {
  const text = useText();
  return (
    <div role="alert">
      <PageHead title={text('dashboard.title')} />
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={text('dashboard.failedTitle')}
        hint={text('dashboard.failedLead')}
        // A full reload also fetches parts of the application that failed to load.
        action={<Button onClick={() => window.location.reload()}>{text('ui.tryAgain')}</Button>}
      />
    </div>
  );
}
