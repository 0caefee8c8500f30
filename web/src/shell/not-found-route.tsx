// The route for unknown addresses.
import { NotFoundPage } from './not-found-page.tsx';

export const NotFoundRoute = () => <NotFoundPage />;
