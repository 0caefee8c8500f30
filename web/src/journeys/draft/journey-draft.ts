// Everything that a journey stores in the browser until submission, under the specification's keys.
import { storedNames } from '../../features/profile/values.ts';
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

/** Why choices were dropped: the draft was of another edition, or the lists have changed since. */
type CarriedOver = 'edition' | 'lists';

/** Keys of earlier versions that hold selected companies (business matching 3). */
const LEFTOVER_KEYS = ['selectedCompanies', 'selectedCompany'];

/** Where an earlier version stored a visitor's registration, without an envelope (decision record 0008). */
const LEFTOVER_REGISTRATION_KEY = 'business-registration';

const VERSION = 1;
const registrationShape = textsOf([...storedNames('contact'), ...COMPANY_NAMES]);

/** The keys of the two form steps, as the specification names them for the programme. */
interface FormKeys {
  registration: string;
  companyInfo: string;
}

export function journeyDraft(owner: string, keys: FormKeys) {
  const stored = <T>(key: string, shape: Shape<T>, empty: T): StoredValue<T> =>
    storedValue({ key, owner, version: VERSION, shape, empty });

  const draft = {
    /** Both form steps merged: stored under the specification's key, read and changed through `form`. */
    registration: stored(keys.registration, registrationShape, {}),
    /** Step 2 alone, likewise. */
    companyInfo: stored(keys.companyInfo, textsOf(COMPANY_NAMES), {}),
    interests: stored('selectedInterests', listOf(interestShape), []),
    /** In order of selection. */
    exhibitors: stored('selectedExhibitors', listOf(exhibitorShape), []),
    /** Names chosen for a set of interests, keyed by the set. */
    namesByInterests: stored('exhibitorSelectionsByCategory', namesByKey, {}),
    meetings: stored('selectedMeetingSlots', listOf(plannedMeetingShape), []),
    /** Identifies this draft to the server, which issues it with the first hold (decisions 5). */
    draftToken: stored<string>('draftToken', textShape, ''),
    /** The token of a submission that got no response: its holds may be meetings by now. */
    unansweredToken: stored<string | null>('unansweredToken', orNull(textShape), null),
    /** Planned hours that others have taken, until each company has another hour. */
    lost: stored('lostMeetingSlots', orNull(lostHoursShape), null),
    /** Idempotency-Key of the next submission: every tab and every retry sends the same. */
    submissionId: stored<string>('submissionId', textShape, ''),
    /** Id of the edition that the choices belong to; null before it is known, and when it must be checked again. */
    edition: stored<number | null>('draftEdition', orNull(integerShape), null),
    /** Some choices could not be kept, and the visitor has not been notified yet. */
    carriedOver: stored<CarriedOver | null>('draftCarriedOver', orNull(oneOf('edition', 'lists')), null),
    /** Names of exhibitors dropped from the selection because they no longer take part. */
    withdrawn: stored('draftWithdrawn', listOf(textShape), []),
    /** Id of the edition of this browser's last registration. */
    registeredEdition: stored<number | null>('registeredEdition', orNull(integerShape), null),
    registrationId: stored<number | null>('registrationId', orNull(integerShape), null),
  };

  return {
    ...draft,

    /** Every field of the two form steps, once: pages read and change them here. */
    form: storedForm(draft, COMPANY_NAMES),

    /** Moves a registration stored under the old key to the new one, once, unless the new key has one already. */
    adoptLeftover(): void {
      const text = readText(LEFTOVER_REGISTRATION_KEY);
      if (text === null) return;
      dropText(LEFTOVER_REGISTRATION_KEY);
      const left = registrationShape(jsonIn(text));
      if (left && Object.keys(draft.registration.read()).length === 0) draft.registration.write(left);
    },

    /** The idempotency key of this draft's submission; created on first need. */
    keyOfSubmission: () => keyIn(draft.submissionId),

    /** After a failed submission: a rejection means nothing was stored, so the holds are still the draft's. */
    noteRefusal(error: unknown): void {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        draft.unansweredToken.clear();
    },

    /** Whether anything was typed or chosen. */
    isUnderWay: (): boolean =>
      Object.keys(draft.registration.read()).length > 0 ||
      draft.interests.read().length > 0 ||
      draft.exhibitors.read().length > 0,

    /** Whether this draft was sent and the outcome is unknown. */
    mayBeRegistered(): boolean {
      const sentWith = draft.unansweredToken.read();
      return sentWith !== null && sentWith === draft.draftToken.read();
    },

    /** Drops what belongs to one edition: exhibitors and hours, and how they were held and submitted. */
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

    /** After a success everything of the registration is cleared except its id. */
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
        draft.withdrawn,
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
    // Not JSON, so not a stored registration.
    return null;
  }
}

/** The stored key, created on first need: every tab and every retry sends the same. */
export function keyIn(stored: StoredValue<string>): string {
  const known = stored.read();
  if (known !== '') return known;
  const made = randomKey();
  stored.write(made);
  return made;
}
