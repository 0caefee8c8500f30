// A person's contact details as stored; in its own file so that error responses can include the current ones.
import { FIELD_NAMES, type FieldName } from '@visavis/domain/profile/fields';
import * as z from 'zod/mini';

const contactShape = Object.fromEntries(FIELD_NAMES.map((name) => [name, z.string()]));

/** What the person entered in the registration form, as stored. */
export const contactSchema = z.object(contactShape as Record<FieldName, z.ZodMiniString>);
export type Contact = z.infer<typeof contactSchema>;

/** The contact details with their version, which a change sends back. */
export const versionedContactSchema = z.object({ version: z.int(), contact: contactSchema });
