// Server-side schemas of the two registration steps; pages use the plain ones and load no numbering plans.
import * as z from 'zod/mini';
import { internationalLine } from '../phone/schema.ts';
import {
  askByCountry,
  companyFieldsSchema,
  staffCompanySchema,
  staffProfileSchema,
  visitorProfileSchema,
} from './schema.ts';

/** Step 1. */
export const receivedProfileSchema = z.extend(visitorProfileSchema, {
  phoneNumber: internationalLine(visitorProfileSchema.shape.phoneNumber),
});

/** Step 2 without `askByCountry`, to be merged. */
export const receivedCompanyFieldsSchema = z.extend(companyFieldsSchema, {
  companyPhone: internationalLine(companyFieldsSchema.shape.companyPhone),
});

/** Step 2. */
export const receivedCompanySchema = askByCountry(receivedCompanyFieldsSchema);

/** Both steps combined, as staff enter them: unknown fields are empty. */
export const receivedOfStaffSchema = z.strictObject({
  ...staffProfileSchema.shape,
  ...staffCompanySchema.shape,
  phoneNumber: internationalLine(staffProfileSchema.shape.phoneNumber),
  companyPhone: internationalLine(staffCompanySchema.shape.companyPhone),
});
