// Loads a page that few visits start on.
import type { SELDOM_ROUTES } from './seldom-routes.ts';

export const seldom = (name: keyof typeof SELDOM_ROUTES) => async () =>
  (await import('./seldom-routes.ts')).SELDOM_ROUTES[name]();
