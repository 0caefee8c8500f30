// The organiser's own words, in the language that the request asks for (cookie or Accept-Language).
import {
  aboutContentSchema,
  documentContentSchema,
  placeContentSchema,
} from '@visavis/domain/content/schema';
import { endpoint } from '../endpoint.ts';

export const getPlace = endpoint({
  method: 'GET',
  path: '/api/content/place',
  permission: 'anyone',
  summary: 'Where the exhibition takes place',
  status: 200,
  output: placeContentSchema,
  errors: [],
});

export const getAbout = endpoint({
  method: 'GET',
  path: '/api/content/about',
  permission: 'anyone',
  summary: 'What the organiser says of the exhibition: the four parts of the About page',
  status: 200,
  output: aboutContentSchema,
  errors: [],
});

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/content/privacy',
  permission: 'anyone',
  summary: 'How personal data is handled',
  status: 200,
  output: documentContentSchema,
  errors: [],
});

export const getTerms = endpoint({
  method: 'GET',
  path: '/api/content/terms',
  permission: 'anyone',
  summary: 'The terms that registrations and applications are made under',
  status: 200,
  output: documentContentSchema,
  errors: [],
});
