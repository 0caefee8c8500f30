// The words around every page, as one file.
import { rules } from '@visavis/domain/words/zh-hans/rules';
import { visitor } from '@visavis/domain/words/zh-hans/visitor';
import { messages as app } from './app.json?lingui';
import { messages as preferences } from './preferences.json?lingui';
import { messages as ui } from './ui.json?lingui';

export const messages = { ...app, ...preferences, ...ui };
export { choices } from '@visavis/domain/words/zh-hans/choices';
export const refusals = { ...rules, ...visitor };
