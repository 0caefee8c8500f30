// The words of the dashboard: loaded with it, so that visitors' pages stay small.
import { i18n } from './catalogue.ts';
import { messages as dashboard } from './en/dashboard.json?lingui';
import { messages as emails } from './en/emails.json?lingui';
import { messages as overview } from './en/overview.json?lingui';
import { messages as review } from './en/review.json?lingui';
import { messages as staff } from './en/staff.json?lingui';

i18n.load('en', { ...dashboard, ...review, ...emails, ...overview, ...staff });
