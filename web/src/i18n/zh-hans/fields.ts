// The registration's field names and the messages of their rules, bundled as one file.
import { fieldSentences } from '@visavis/domain/words/field-words';
import { fieldRules, fields } from '@visavis/domain/words/zh-hans/fields';

export const refusals = fieldSentences(fields, fieldRules);
export { fields };
