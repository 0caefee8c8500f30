// The content endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const getAbout: Call<typeof endpoints.getAbout> = {
  method: 'GET',
  path: '/api/content/about',
  credential: 'none',
};
export const getPlace: Call<typeof endpoints.getPlace> = {
  method: 'GET',
  path: '/api/content/place',
  credential: 'none',
};
export const getPrivacy: Call<typeof endpoints.getPrivacy> = {
  method: 'GET',
  path: '/api/content/privacy',
  credential: 'none',
};
export const getProgrammes: Call<typeof endpoints.getProgrammes> = {
  method: 'GET',
  path: '/api/content/programmes',
  credential: 'none',
};
export const getPublished: Call<typeof endpoints.getPublished> = {
  method: 'GET',
  path: '/api/content/published',
  credential: 'none',
};
export const getTerms: Call<typeof endpoints.getTerms> = {
  method: 'GET',
  path: '/api/content/terms',
  credential: 'none',
};
