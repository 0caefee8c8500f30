// The two steps of a registration as a call receives them: a page checks by the rules alone and loads no numbering plans.
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
