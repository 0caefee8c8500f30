// Loads the English catalogues; another language is a folder beside 'en' and one more entry here.
import { i18n } from '@lingui/core';
import { messages as app } from './en/app.json?lingui';
import { messages as interests } from './en/interests.json?lingui';
import { messages as matching } from './en/matching.json?lingui';
import { messages as registration } from './en/registration.json?lingui';
import { messages as scheduling } from './en/scheduling.json?lingui';
import { messages as ui } from './en/ui.json?lingui';

i18n.loadAndActivate({
  locale: 'en',
  messages: { ...app, ...ui, ...registration, ...interests, ...matching, ...scheduling },
});

export { i18n };
