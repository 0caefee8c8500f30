// Server-side schemas of the two registration steps; pages use the plain ones and load no numbering plans.
import * as z from 'zod/mini';
import { internationalLine } from '../phone/schema.ts';
import { companyInfoSchema, visitorProfileSchema } from './schema.ts';

/** Step 1. */
export const receivedProfileSchema = z.extend(visitorProfileSchema, {
  phoneNumber: internationalLine(visitorProfileSchema.shape.phoneNumber),
});

/** Step 2. */
export const receivedCompanySchema = z.extend(companyInfoSchema, {
  companyPhone: internationalLine(companyInfoSchema.shape.companyPhone),
});
