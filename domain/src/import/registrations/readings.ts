// Lists values interpreted differently from how they are written, for review before anyone is registered.
import { foldName } from '../../exhibitor/merge.ts';
import { LANGUAGE_NAMES, type Language } from '../../language/languages.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '../../profile/fields.ts';
import { plainDigits } from '../../text/normalise.ts';
import type { FieldChange } from '../plan-types.ts';
import type { PersonDraft } from './person-drafts.ts';

/** Fields in which text is mapped to one of the product's values. */
const READ: readonly FieldName[] = FIELD_NAMES.filter(
  (name) => name === 'country' || name === 'companySize' || FIELDS[name].kind === 'phone',
);

/** Includes values from a decision for rows without one, such as one country for all. */
export function readings(
  written: Pick<PersonDraft, 'fields' | 'language'>,
  read: Readonly<Record<FieldName, string>> & { language: Language },
): FieldChange[] {
  const fields = READ.filter((name) => !isSame(name, written.fields[name], read[name])).map((field) => ({
    field,
    before: written.fields[field],
    after: read[field],
  }));
  const { language } = written;
  const after = LANGUAGE_NAMES[read.language];
  return language === '' || foldName(language) === foldName(after)
    ? fields
    : [...fields, { field: 'language', before: language, after }];
}

/** Differences in spaces and dashes of a phone number are ignored. */
const isSame = (field: FieldName, before: string, after: string): boolean =>
  FIELDS[field].kind === 'phone'
    ? plainDigits(before).replace(/[^\d+]/g, '') === plainDigits(after).replace(/[^\d+]/g, '')
    : foldName(before) === foldName(after);
