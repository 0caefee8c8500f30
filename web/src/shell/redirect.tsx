// Redirects to another page; until it has loaded, a placeholder keeps the footer in place.
import { Navigate } from 'react-router';
import { PageWaiting } from './page-waiting.tsx';

export const Redirect = ({ to }: { to: string }) => (
  <>
    <PageWaiting />
    <Navigate to={to} replace />
  </>
);
