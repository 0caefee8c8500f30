// Everything that a journey keeps in the browser until it is submitted, under the specification's keys.
import { type Exhibitor, exhibitorSchema } from '@visavis/domain/exhibitor/schema';
import { interestSchema } from '@visavis/domain/interest/schema';
import { lostSlotSchema, plannedMeetingSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import type { CompanyValues, ContactValues } from '../../features/registration/values.ts';
import { dropText, readText } from '../../wizard/storage.ts';
import { type StoredValue, storedValue } from '../../wizard/stored-value.ts';
import { listOf, namesByKey, textsOf } from './stored-shapes.ts';

const CONTACT_NAMES = [
  'name',
  'designation',
  'email',
  'phoneNumber',
  'phoneCountry',
  'phoneDigits',
  'companyName',
  'companyNature',
  'companySize',
] as const satisfies readonly (keyof ContactValues)[];

const COMPANY_NAMES = [
  'website',
  'companyPhone',
  'companyPhoneCountry',
  'companyPhoneDigits',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'country',
] as const satisfies readonly (keyof CompanyValues)[];

/** Keys of earlier versions that hold selected companies (business matching 3). */
const LEFTOVER_KEYS = ['selectedCompanies', 'selectedCompany'];

/** Where the registration of one visitor lay bare before (decision record 0008). */
const LEFTOVER_REGISTRATION_KEY = 'business-registration';

const lostHoursSchema = z.object({
  slots: z.array(lostSlotSchema),
  keptCount: z.int(),
  unheld: z.optional(z.boolean()),
});

const VERSION = 1;
const registrationSchema = textsOf([...CONTACT_NAMES, ...COMPANY_NAMES]);

export function journeyDraft(owner: string) {
  const stored = <T>(key: string, schema: z.ZodMiniType<T>, empty: T): StoredValue<T> =>
    storedValue({ key, owner, version: VERSION, schema, empty });

  const draft = {
    /** Both form steps merged. */
    registration: stored('businessRegistration', registrationSchema, {}),
    /** Step 2 as it was left, so that Back restores it. */
    companyInfo: stored('companyInfoData', textsOf(COMPANY_NAMES), {}),
    interests: stored('selectedInterests', listOf(interestSchema), []),
    /** In the order of choosing. */
    exhibitors: stored('selectedExhibitors', listOf<Exhibitor>(exhibitorSchema), []),
    /** Names chosen for a set of interests, under the key of the set. */
    namesByInterests: stored('exhibitorSelectionsByCategory', namesByKey, {}),
    meetings: stored('selectedMeetingSlots', listOf(plannedMeetingSchema), []),
    /** Names this draft to the server, which gives it with the first hold (decisions 5). */
    draftToken: stored<string>('draftToken', z.string(), ''),
    /** The token that a submission was sent with whose answer never came: its holds may be meetings by now. */
    unansweredToken: stored<string | null>('unansweredToken', z.nullable(z.string()), null),
    /** Hours of the plan that others have by now, until each company has another. */
    lost: stored('lostMeetingSlots', z.nullable(lostHoursSchema), null),
    /** Idempotency-Key of the submission to come: every tab and every retry sends the same. */
    submissionId: stored<string>('submissionId', z.string(), ''),
    registrationId: stored<number | null>('registrationId', z.nullable(z.int()), null),
  };

  return {
    ...draft,

    /** What lies under the registration's old key moves over, once, unless there is a registration already. */
    adoptLeftover(): void {
      const text = readText(LEFTOVER_REGISTRATION_KEY);
      if (text === null) return;
      dropText(LEFTOVER_REGISTRATION_KEY);
      const left = registrationSchema.safeParse(jsonIn(text));
      if (left.success && Object.keys(draft.registration.read()).length === 0)
        draft.registration.write(left.data);
    },

    /** The key under which this draft is submitted; made on first need. */
    keyOfSubmission(): string {
      const known = draft.submissionId.read();
      if (known !== '') return known;
      const made = randomKey();
      draft.submissionId.write(made);
      return made;
    },

    /** Whether this draft was sent and nobody knows how that ended. */
    mayBeRegistered(): boolean {
      const sentWith = draft.unansweredToken.read();
      return sentWith !== null && sentWith === draft.draftToken.read();
    },

    /** After a success nothing of the registration stays, except its id. */
    clearAfterRegistration(registrationId: number | null): void {
      for (const part of [
        draft.registration,
        draft.companyInfo,
        draft.interests,
        draft.exhibitors,
        draft.namesByInterests,
        draft.meetings,
        draft.draftToken,
        draft.unansweredToken,
        draft.lost,
        draft.submissionId,
      ])
        part.clear();
      for (const key of LEFTOVER_KEYS) dropText(key);
      if (registrationId !== null) draft.registrationId.write(registrationId);
    },
  };
}

export type JourneyDraft = ReturnType<typeof journeyDraft>;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's text: nothing to take over.
    return null;
  }
}

/** 128 random bits. crypto.randomUUID is missing where the page is not served over a secure connection. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
