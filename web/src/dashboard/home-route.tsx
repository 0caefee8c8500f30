// The bare dashboard address: Business Matching or the preferred Overview; the check-list before the first fair.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { can } from '@visavis/domain/identity/grants';
import { Navigate } from 'react-router';
import { RegistrationsPage } from '../features/registration/registrations-page.tsx';
import { useRole } from '../lib/use-organiser.ts';
import { isBeforeFirst, useEdition } from '../queries/use-edition.ts';
import { usePreferences } from '../queries/use-preferences.ts';
import { PageWaiting } from '../shell/page-waiting.tsx';

export function HomeRoute() {
  const { error } = useEdition();
  const canSetUp = can(useRole(), 'connection.test');
  const { preferences, isPending } = usePreferences();
  if (canSetUp && isBeforeFirst(error)) return <Navigate to={DASHBOARD_PATHS.readiness} replace />;
  if (isPending) return <PageWaiting />;
  if (preferences.startPage === 'overview') return <Navigate to={DASHBOARD_PATHS.overview} replace />;
  return <RegistrationsPage />;
}
