// The words around every page, bundled as one file.
import { messages as app } from './app.json?lingui';
import { messages as preferences } from './preferences.json?lingui';
import { messages as ui } from './ui.json?lingui';

export const messages = { ...app, ...preferences, ...ui };
