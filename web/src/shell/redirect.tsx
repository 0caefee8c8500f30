// Leads to another page in place of this one; until that is there the footer keeps its place.
import { Navigate } from 'react-router';
import { PageWaiting } from './page-waiting.tsx';

export const Redirect = ({ to }: { to: string }) => (
  <>
    <PageWaiting />
    <Navigate to={to} replace />
  </>
);
