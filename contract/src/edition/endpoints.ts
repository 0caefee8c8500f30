// Endpoint of the current edition: days, hours, limits, contacts.
import { editionSchema } from '@visavis/domain/edition/schema';
import { endpoint } from '../endpoint.ts';

export const getEdition = endpoint({
  method: 'GET',
  path: '/api/edition',
  permission: 'anyone',
  summary: 'The current edition: days with their real weekdays, hours, limits and contacts',
  status: 200,
  output: editionSchema,
  errors: ['server.unavailable'],
});
