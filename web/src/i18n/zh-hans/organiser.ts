// The words of the dashboard, bundled as one file.
import { emailKinds } from '@visavis/domain/words/zh-hans/email';
import { imports } from '@visavis/domain/words/zh-hans/import';
import { staff as staffMessages } from '@visavis/domain/words/zh-hans/staff';
import { staffChoices } from '@visavis/domain/words/zh-hans/staff-choices';
import { messages as attendance } from './attendance.json?lingui';
import { messages as bookings } from './bookings.json?lingui';
import { messages as categories } from './categories.json?lingui';
import { messages as dashboard } from './dashboard.json?lingui';
import { messages as edition } from './edition.json?lingui';
import { messages as emails } from './emails.json?lingui';
import { messages as exhibitors } from './exhibitors.json?lingui';
import { messages as find } from './find.json?lingui';
import { messages as hostedBuyers } from './hosted-buyers.json?lingui';
import { messages as importTexts } from './imports.json?lingui';
import { messages as messagesToGroups } from './messages.json?lingui';
import { messages as overview } from './overview.json?lingui';
import { messages as people } from './people.json?lingui';
import { messages as readiness } from './readiness.json?lingui';
import { messages as review } from './review.json?lingui';
import { messages as showDay } from './show-day.json?lingui';
import { messages as showDesk } from './show-desk.json?lingui';
import { messages as staff } from './staff.json?lingui';
import { messages as words } from './words.json?lingui';

export const messages = {
  ...attendance,
  ...bookings,
  ...categories,
  ...dashboard,
  ...edition,
  ...emails,
  ...exhibitors,
  ...find,
  ...hostedBuyers,
  ...importTexts,
  ...messagesToGroups,
  ...overview,
  ...people,
  ...readiness,
  ...review,
  ...showDay,
  ...showDesk,
  ...staff,
  ...words,
};

export const refusals = { ...staffMessages, ...imports };
export const choices = { ...staffChoices, emailKind: emailKinds };
