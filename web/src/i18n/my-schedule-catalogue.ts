// The words of a visitor's own schedule: loaded with it.
import { i18n } from './catalogue.ts';
import { messages } from './en/my-schedule.json?lingui';

i18n.load('en', messages);
