// The endpoints of an edition's words as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const listTexts: Call<typeof endpoints.listTexts> = {
  method: 'GET',
  path: '/api/words',
  credential: 'session',
};
export const getText: Call<typeof endpoints.getText> = {
  method: 'GET',
  path: '/api/words/:key',
  credential: 'session',
};
export const listTextVersions: Call<typeof endpoints.listTextVersions> = {
  method: 'GET',
  path: '/api/words/:key/versions',
  credential: 'session',
};
export const saveDraft: Call<typeof endpoints.saveDraft> = {
  method: 'PUT',
  path: '/api/words/:key/draft',
  credential: 'session',
};
export const discardDraft: Call<typeof endpoints.discardDraft> = {
  method: 'POST',
  path: '/api/words/:key/discard',
  credential: 'session',
};
export const publishDraft: Call<typeof endpoints.publishDraft> = {
  method: 'POST',
  path: '/api/words/:key/publish',
  credential: 'session',
};
export const agreeText: Call<typeof endpoints.agreeText> = {
  method: 'POST',
  path: '/api/words/:key/agree',
  credential: 'session',
};
export const restoreText: Call<typeof endpoints.restoreText> = {
  method: 'POST',
  path: '/api/words/:key/restore',
  credential: 'session',
};
export const decideOffer: Call<typeof endpoints.decideOffer> = {
  method: 'POST',
  path: '/api/words/:key/offer',
  credential: 'session',
};
export const previewText: Call<typeof endpoints.previewText> = {
  method: 'POST',
  path: '/api/words/:key/preview',
  credential: 'session',
};
