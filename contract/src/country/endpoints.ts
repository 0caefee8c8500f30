// Endpoint of the bundled country list with flags and dialling codes.

import { countrySchema } from '@visavis/domain/country/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

export const listCountries = endpoint(calls.listCountries, {
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
  output: z.array(countrySchema),
});
