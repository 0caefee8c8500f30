// Endpoint of the bundled country list with flags and dialling codes.

import { countrySchema } from '@visavis/domain/country/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/countries',
  permission: 'anyone',
  summary: 'All countries by name; `fields` picks from name, cca2, flags, idd, altSpellings',
  query: z.object({
    fields: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(name|cca2|flags|idd|altSpellings)(,(name|cca2|flags|idd|altSpellings))*$/,
            coded(message('country.unknown-fields')),
          ),
        ),
    ),
  }),
  status: 200,
  output: z.array(countrySchema),
});
