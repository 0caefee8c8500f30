// Merges the rows of one person, and reports values that an earlier row contradicts.
import { foldName } from '../../exhibitor/merge.ts';
import { type Message, message } from '../../message/message.ts';
import { writtenNumber } from '../../phone/number.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '../../profile/fields.ts';
import { sizeOf } from './company-size.ts';
import type { PersonDraft } from './person-drafts.ts';
import { languageOf, type ProfileContext } from './resolve-profile.ts';

/** Values missing in the first row come from later ones. */
export function mergedOf(rows: readonly PersonDraft[], first: PersonDraft): PersonDraft {
  const fields = { ...first.fields };
  for (const name of FIELD_NAMES)
    fields[name] = rows.map((row) => row.fields[name]).find((text) => text !== '') ?? '';
  const size = rows.find((row) => row.fields.companySize !== '')?.size ?? first.size;
  return { ...first, fields, size, language: rows.find((row) => row.language !== '')?.language ?? '' };
}

/** Maximum characters of a value quoted in a note. */
const REPEATED = 80;

type Numbered = Pick<ProfileContext, 'countryOf' | 'diallingOf'>;

/** @param country of the person. @returns for each row a note on each value that is not taken */
export function otherValues(rows: readonly PersonDraft[], country: string, context: Numbered): Message[][] {
  const compared = (name: FieldName | 'language', row: PersonDraft) =>
    comparable(name, row, country, context);
  return rows.map((row, index) => {
    // A row with only another meeting repeats the person above.
    if (row.fields === rows[index - 1]?.fields) return [];
    return ([...FIELD_NAMES, 'language'] as const).flatMap((field) => {
      const counts = rows.find((one) => textIn(field, one) !== '');
      const text = textIn(field, row);
      if (!counts || text === '' || compared(field, row) === compared(field, counts)) return [];
      const reason = message('import.other-value', { text: text.slice(0, REPEATED), row: counts.row });
      return [message('import.person-field', { field, reason })];
    });
  });
}

const textIn = (field: FieldName | 'language', { fields, language }: PersonDraft): string =>
  field === 'language' ? language : fields[field];

/** Equal for two spellings of a value, such as a phone number with and without its dialling code. */
function comparable(
  field: FieldName | 'language',
  row: PersonDraft,
  country: string,
  { countryOf, diallingOf }: Numbered,
): string {
  const text = textIn(field, row);
  if (field === 'language') return languageOf(text, { reasons: [], troubles: [], notes: [] });
  if (field === 'country') return countryOf(text) ?? foldName(text);
  if (field === 'companySize') return sizeOf(row.size) ?? foldName(text);
  if (FIELDS[field].kind === 'phone') return writtenNumber(text, diallingOf(country));
  if (field === 'website') return foldName(text).replace(/^https?:\/\/|\/$/g, '');
  return foldName(text);
}
