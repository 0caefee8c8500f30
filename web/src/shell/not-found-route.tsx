// The page at an address of the site where nothing is.
import { NotFoundPage } from './not-found-page.tsx';

export const NotFoundRoute = () => <NotFoundPage />;
