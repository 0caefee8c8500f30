// Fields that a submission was rejected for, passed through the history state to the step that owns them.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { fieldsOf } from '@visavis/domain/profile/fields';
import { useLocation } from 'react-router';
import { isRecord } from '../../lib/shape.ts';

/** Messages by field for the current form step; empty when nothing was rejected. */
export function useRefusedFields(): { fieldErrors?: Readonly<Record<string, string>> } {
  const state: unknown = useLocation().state;
  const refused = isRecord(state) ? state.fieldErrors : undefined;
  if (!isRecord(refused)) return {};
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  const messages = Object.entries(refused);
  return messages.every(isText) ? { fieldErrors: Object.fromEntries(messages) } : {};
}

/** Fields of the two form steps are prefixed with the part of the payload that holds them. */
export const isFormField = (field: string): boolean =>
  field.startsWith('registration.') || field.startsWith('companyInfo.');

/** Whether a field of a submission, such as 'registration.email', belongs to step 1. */
export function isContactField(field: string): boolean {
  const name = field.split('.').at(-1);
  return fieldsOf('contact').some((own) => own === name);
}

/** The step that owns a field of the submission. */
export const stepOwning = (field: string): string =>
  isContactField(field) ? BUSINESS_PATHS.contact : BUSINESS_PATHS.company;
