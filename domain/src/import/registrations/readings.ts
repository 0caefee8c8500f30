// What of a row is understood otherwise than it is written, for people to check before anybody is registered.
import { foldName } from '../../exhibitor/merge.ts';
import { LANGUAGE_NAMES, type Language } from '../../language/languages.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '../../profile/fields.ts';
import { plainDigits } from '../../text/normalise.ts';
import type { FieldChange } from '../plan-types.ts';
import type { PersonDraft } from './person-drafts.ts';

/** Fields of which the file's words are read as one of the product's own values. */
const READ: readonly FieldName[] = FIELD_NAMES.filter(
  (name) => name === 'country' || name === 'companySize' || FIELDS[name].kind === 'phone',
);

/** Also what a decision gave to a row that says nothing, such as a country for all. */
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

/** Spaces and dashes in a phone number change nothing. */
const isSame = (field: FieldName, before: string, after: string): boolean =>
  FIELDS[field].kind === 'phone'
    ? plainDigits(before).replace(/[^\d+]/g, '') === plainDigits(after).replace(/[^\d+]/g, '')
    : foldName(before) === foldName(after);
