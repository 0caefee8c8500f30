// Everything that a journey keeps in the browser until it is submitted, under the specification's keys.
import { storedNames } from '../../features/registration/values.ts';
import { ApiError } from '../../lib/api-client.ts';
import { randomKey } from '../../lib/random-key.ts';
import { integerShape, oneOf, orNull, type Shape, textShape } from '../../lib/shape.ts';
import { dropText, readText } from '../../wizard/storage.ts';
import { type StoredValue, storedValue } from '../../wizard/stored-value.ts';
import { storedForm } from './stored-form.ts';
import {
  exhibitorShape,
  interestShape,
  listOf,
  lostHoursShape,
  namesByKey,
  plannedMeetingShape,
  textsOf,
} from './stored-shapes.ts';

const COMPANY_NAMES = storedNames('company');

/** Why choices were taken out: the draft was of another edition, or the lists have changed since. */
type CarriedOver = 'edition' | 'lists';

/** Keys of earlier versions that hold selected companies (business matching 3). */
const LEFTOVER_KEYS = ['selectedCompanies', 'selectedCompany'];

/** Where the registration of one visitor lay bare before (decision record 0008). */
const LEFTOVER_REGISTRATION_KEY = 'business-registration';

const VERSION = 1;
const registrationShape = textsOf([...storedNames('contact'), ...COMPANY_NAMES]);

/** Under which keys the two form steps lie: those of the specification for the programme. */
interface FormKeys {
  registration: string;
  companyInfo: string;
}

export function journeyDraft(owner: string, keys: FormKeys) {
  const stored = <T>(key: string, shape: Shape<T>, empty: T): StoredValue<T> =>
    storedValue({ key, owner, version: VERSION, shape, empty });

  const draft = {
    /** Both form steps merged: kept under the specification's key, read and changed through `form`. */
    registration: stored(keys.registration, registrationShape, {}),
    /** Step 2 alone, in the same way. */
    companyInfo: stored(keys.companyInfo, textsOf(COMPANY_NAMES), {}),
    interests: stored('selectedInterests', listOf(interestShape), []),
    /** In the order of choosing. */
    exhibitors: stored('selectedExhibitors', listOf(exhibitorShape), []),
    /** Names chosen for a set of interests, under the key of the set. */
    namesByInterests: stored('exhibitorSelectionsByCategory', namesByKey, {}),
    meetings: stored('selectedMeetingSlots', listOf(plannedMeetingShape), []),
    /** Names this draft to the server, which gives it with the first hold (decisions 5). */
    draftToken: stored<string>('draftToken', textShape, ''),
    /** The token that a submission was sent with whose answer never came: its holds may be meetings by now. */
    unansweredToken: stored<string | null>('unansweredToken', orNull(textShape), null),
    /** Hours of the plan that others have by now, until each company has another. */
    lost: stored('lostMeetingSlots', orNull(lostHoursShape), null),
    /** Idempotency-Key of the submission to come: every tab and every retry sends the same. */
    submissionId: stored<string>('submissionId', textShape, ''),
    /** Id of the edition that the choices belong to; null before the page knew it, and when it must look again. */
    edition: stored<number | null>('draftEdition', orNull(integerShape), null),
    /** Something that was chosen could not be kept, and the visitor has not been told yet. */
    carriedOver: stored<CarriedOver | null>('draftCarriedOver', orNull(oneOf('edition', 'lists')), null),
    /** Id of the edition that the last registration of this browser was made in. */
    registeredEdition: stored<number | null>('registeredEdition', orNull(integerShape), null),
    registrationId: stored<number | null>('registrationId', orNull(integerShape), null),
  };

  return {
    ...draft,

    /** Every field of the two form steps, once: pages read and change them here. */
    form: storedForm(draft, COMPANY_NAMES),

    /** What lies under the registration's old key moves over, once, unless there is a registration already. */
    adoptLeftover(): void {
      const text = readText(LEFTOVER_REGISTRATION_KEY);
      if (text === null) return;
      dropText(LEFTOVER_REGISTRATION_KEY);
      const left = registrationShape(jsonIn(text));
      if (left && Object.keys(draft.registration.read()).length === 0) draft.registration.write(left);
    },

    /** The key under which this draft is submitted; made on first need. */
    keyOfSubmission: () => keyIn(draft.submissionId),

    /** A submission failed: where the server refused it nothing was stored, and the holds are still the draft's. */
    noteRefusal(error: unknown): void {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        draft.unansweredToken.clear();
    },

    /** Whether this draft was sent and nobody knows how that ended. */
    mayBeRegistered(): boolean {
      const sentWith = draft.unansweredToken.read();
      return sentWith !== null && sentWith === draft.draftToken.read();
    },

    /** What only one edition has goes: exhibitors and hours, and how they were held and sent. */
    forgetEdition(): void {
      for (const part of [
        draft.meetings,
        draft.exhibitors,
        draft.namesByInterests,
        draft.lost,
        draft.draftToken,
        draft.unansweredToken,
        draft.submissionId,
      ])
        part.clear();
    },

    /** After a success nothing of the registration stays, except its id. */
    clearAfterRegistration(registrationId: number | null): void {
      const edition = draft.edition.read();
      if (registrationId !== null && edition !== null) draft.registeredEdition.write(edition);
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
        draft.edition,
        draft.carriedOver,
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

/** The stored key, made on first need: every tab and every retry sends the same. */
export function keyIn(stored: StoredValue<string>): string {
  const known = stored.read();
  if (known !== '') return known;
  const made = randomKey();
  stored.write(made);
  return made;
}
