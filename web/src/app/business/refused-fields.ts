// Fields that a submission was refused for: they travel in the history to the step that owns them.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { CONTACT_FIELDS } from '../../features/registration/values.ts';

const stateSchema = z.object({ fieldErrors: z.record(z.string(), z.string()) });

/** Messages by field, for the form step in view; nothing when it was not refused. */
export function useRefusedFields(): { fieldErrors?: Readonly<Record<string, string>> } {
  const checked = stateSchema.safeParse(useLocation().state);
  return checked.success ? { fieldErrors: checked.data.fieldErrors } : {};
}

/** The step that owns a field of the submission, named such as 'registration.email'. */
export function stepOwning(field: string): string {
  const name = field.split('.').at(-1);
  return CONTACT_FIELDS.some((own) => own === name) ? BUSINESS_PATHS.contact : BUSINESS_PATHS.company;
}
