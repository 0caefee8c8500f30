// The registration's fields and what rules say of a form, as one file.

import { fields } from '@visavis/domain/words/en/fields';
import { rules } from '@visavis/domain/words/en/rules';
import { fieldSentences } from '@visavis/domain/words/field-words';

export const refusals = { ...fieldSentences(fields), ...rules };
export { fields };
