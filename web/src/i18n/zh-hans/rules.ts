// The registration's fields and what rules say of a form, as one file.
import { fieldSentences } from '@visavis/domain/words/field-words';
import { fields } from '@visavis/domain/words/zh-hans/fields';
import { rules } from '@visavis/domain/words/zh-hans/rules';

export const refusals = { ...fieldSentences(fields), ...rules };
export { fields };
