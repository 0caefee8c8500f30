// The bare dashboard: Business Matching, or the way to the first fair while there is none for visitors to see.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { can } from '@visavis/domain/identity/grants';
import { Navigate } from 'react-router';
import { RegistrationsPage } from '../features/registrations/registrations-page.tsx';
import { useRole } from '../lib/use-organiser.ts';
import { isBeforeFirst, useEdition } from '../queries/use-edition.ts';

export function HomeRoute() {
  const { error } = useEdition();
  const canSetUp = can(useRole(), 'connection.test');
  return canSetUp && isBeforeFirst(error) ? (
    <Navigate to={DASHBOARD_PATHS.readiness} replace />
  ) : (
    <RegistrationsPage />
  );
}
