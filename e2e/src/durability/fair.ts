// Reads the fair that the load clients book from the database, and builds submissions for it.

import { dayOfWeek } from '@visavis/domain/edition/calendar';
import { DEFAULT_STARTS, slotRange } from '@visavis/domain/edition/slot-time';
import type { Interest } from '@visavis/domain/interest/schema';
import { exampleRegistration, inSteps } from '@visavis/domain/profile/example';
import { FIELD_NAMES, FIELDS } from '@visavis/domain/profile/fields';
import type { Random } from '@visavis/tools/demo-edition/random.ts';
import type { JourneyDatabase } from '../fixtures/database.ts';
import type { Slot, Submission } from './history.ts';

export type Query = JourneyDatabase['query'];

interface FairExhibitor {
  id: number;
  name: string;
  booth: string;
  places: number;
}

export interface Fair {
  exhibitors: FairExhibitor[];
  dates: string[];
  interests: Interest[];
}

/** Deletes the demo edition's registrations, so that every row found afterwards was made by the test's clients. */
export async function clearRegistrations(query: Query): Promise<void> {
  await query(
    `truncate public.registration, public.visitor, public.company, claim, draft, registration_interest,
       idempotent_answer, email, access_key cascade`,
  );
}

/** Reads exhibitors without blocked slots, so that a slot is refused only because it is taken. */
export async function readFair(query: Query): Promise<Fair> {
  const [edition] = await query<{ id: number; dates: string[] }>(
    'select id, dates::text[] from edition order by year desc limit 1',
  );
  if (!edition) throw new Error('The database has no edition.');
  return {
    dates: edition.dates,
    exhibitors: await query<FairExhibitor>(
      `select id, company_name as name, booth_number as booth, places from exhibitor
       where edition_id = $1 and id not in (select exhibitor_id from blocked_slot) order by id`,
      [edition.id],
    ),
    interests: await query<Interest>(
      `select category.name as category, sub_category.name as "subCategory",
         category.id as "categoryId", sub_category.id as "subCategoryId"
       from sub_category join category on category.id = category_id
       where category.edition_id = $1 order by sub_category.id`,
      [edition.id],
    ),
  };
}

export function anySlot(fair: Fair, random: Random): Slot {
  return {
    exhibitorId: random.pick(fair.exhibitors).id,
    day: random.between(1, fair.dates.length),
    minute: random.pick(DEFAULT_STARTS),
  };
}

/** Whether a draft or registration may have both slots: they must differ in company and in time. */
export const goTogether = (one: Slot, other: Slot): boolean =>
  one.exhibitorId !== other.exhibitorId && (one.day !== other.day || one.minute !== other.minute);

/** Builds a complete submission by a person with this name; every field's value is unique. */
export function submissionFor(
  fair: Fair,
  name: string,
  slots: readonly Slot[],
  interests: Interest[],
): Submission {
  const profile = exampleRegistration({ email: `${name}@kenari.example` });
  for (const field of FIELD_NAMES)
    if (FIELDS[field].kind === 'line' && field !== 'email')
      Object.assign(profile, { [field]: `${name} ${field}` });
  const registration = { ...profile, website: `${name}.example`, postalCode: name };
  const { company: companyInfo } = inSteps(registration);
  return {
    registration: { ...registration, registration_type: 'business' },
    companyInfo,
    interests,
    meetings: slots.map(({ exhibitorId, day, minute }) => {
      const exhibitor = fair.exhibitors.find(({ id }) => id === exhibitorId);
      const date = fair.dates[day - 1];
      if (!exhibitor || !date) throw new Error(`The fair has no slot ${exhibitorId} ${day} ${minute}.`);
      return {
        day,
        date,
        dayOfWeek: dayOfWeek(date),
        time: slotRange(minute, 60),
        exhibitor: exhibitor.name,
        boothNumber: exhibitor.booth,
      };
    }),
  };
}
