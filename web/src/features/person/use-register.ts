// Somebody being registered by hand: what is typed stays until it is stored, whatever the server answers.
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@visavis/contract/person/contact';
import { addRegistration } from '@visavis/contract/submission/calls';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { Language } from '@visavis/domain/language/languages';
import type { LostSlot } from '@visavis/domain/meeting/schema';
import { FIELD_NAMES, type FieldName } from '@visavis/domain/profile/fields';
import { checkDetails } from '@visavis/domain/registration/check';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Hindrance, useAction } from '../../queries/use-action.ts';
import { useDiallingOf } from '../../queries/use-country-options.ts';
import { withNumbers } from './dialled.ts';

/** The exhibitor and hour of a meeting; the hour is null until it is chosen. */
export interface WantedMeeting {
  /** React key of the row, so that its fields keep the focus. */
  key: string;
  exhibitor: { id: number; name: string; boothNumber: string };
  slot: { day: number; minute: number } | null;
  /** Why the chosen hour was refused, until another is chosen. */
  lost?: 'taken' | 'begun' | undefined;
}

/** Prefix of the query keys for free hours. */
export const HOURS_KEY = ['hours', 'of'] as const;

export interface RegisterRefusal {
  sentence: string;
  /** Reference of the person who has the address. */
  holder: string | null;
  /** Hours that were taken by others meanwhile, or have begun. */
  lost: readonly LostSlot[];
}

export const noMeeting = (): WantedMeeting => ({
  key: randomKey(),
  exhibitor: { id: 0, name: '', boothNumber: '' },
  slot: null,
});

const EMPTY = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Contact;

/** @param onRegistered gets the reference of the registered person */
export function useRegister(language: Language, onRegistered: (reference: string, name: string) => void) {
  const text = useText();
  const client = useQueryClient();
  const diallingOf = useDiallingOf();
  const [contact, setContact] = useState(EMPTY);
  const [chosenLanguage, setLanguage] = useState<Language>(language);
  const [interests, setInterests] = useState<readonly number[]>([]);
  const [meetings, setMeetings] = useState<readonly WantedMeeting[]>(() => [noMeeting()]);
  const [hasAgreed, setAgreed] = useState(false);
  const [isMailed, setMailed] = useState(true);
  /** Idempotency key: unchanged until an entry changes, so that a double press or a retry registers only once. */
  const [key, setKey] = useState(randomKey);

  const change = (work: () => void, path: string) => {
    work();
    setKey(randomKey());
    save.forget(path);
  };

  const save = useAction({
    act: async () => {
      const checked = checkDetails(await withNumbers(contact, diallingOf), { isByStaff: true });
      const wanted = meetings.filter(({ exhibitor }) => exhibitor.id !== 0);
      const found: Record<string, string> = {};
      if (!checked.ok)
        for (const [name, rule] of Object.entries(checked.fields))
          found[`registration.${name}`] = text.rule(rule);
      wanted.forEach(({ slot }, index) => {
        if (!slot) found[`meetings.${index}.time`] = text('people.chooseHour');
      });
      if (!checked.ok || Object.keys(found).length > 0)
        throw new Hindrance(text('people.notRegistered'), found);
      const { reference } = await call(addRegistration, {
        body: {
          key,
          registration: checked.value,
          language: chosenLanguage,
          interests: [...interests],
          meetings: wanted.flatMap(({ exhibitor, slot }) =>
            slot ? [{ exhibitorId: exhibitor.id, ...slot }] : [],
          ),
          // The server has a message for a missing consent.
          consent: hasAgreed as true,
          isMailed,
        },
      });
      return { reference, name: checked.value.name };
    },
    // Without a response it may have been stored: the same key prevents a second registration.
    failed: text('people.maybeRegistered'),
    done: ({ reference, name }) => onRegistered(reference, name),
    refused: ({ error }) => {
      if (error instanceof Hindrance) return;
      // Nothing was sent: the number parser could not be loaded.
      if (!(error instanceof ApiError)) return text('app.unreachable');
      if (error.lost && error.lost.length > 0) loseHours(error.lost);
    },
  });
  const { failure, error } = save;
  const refusal = useMemo((): RegisterRefusal | null => {
    if (failure === null) return null;
    const { reason, lost = [] } = error instanceof ApiError ? error : {};
    return {
      sentence: failure,
      holder: reason?.code === 'person.email-taken' ? reason.values.reference : null,
      lost,
    };
  }, [failure, error]);

  /** A person has only one meeting per hour, so the hour identifies the row, even if a name has changed. */
  const loseHours = (slots: readonly LostSlot[]) => {
    setMeetings((before) =>
      before.map((meeting): WantedMeeting => {
        const { slot } = meeting;
        const gone = slots.find(({ day, time }) => day === slot?.day && parseSlotTime(time) === slot.minute);
        return gone ? { ...meeting, slot: null, lost: gone.begun ? 'begun' : 'taken' } : meeting;
      }),
    );
    void client.invalidateQueries({ queryKey: HOURS_KEY });
  };

  return {
    contact,
    language: chosenLanguage,
    interests,
    meetings,
    hasAgreed,
    isMailed,
    /** By path, such as 'registration.email' and 'meetings.0.time'. */
    errors: save.faults,
    refusal,
    isSaving: save.isBusy,
    save: save.run,
    isChanged:
      contact !== EMPTY ||
      interests.length > 0 ||
      meetings.some(({ exhibitor }) => exhibitor.id !== 0) ||
      hasAgreed,
    enter: (name: FieldName, value: string) =>
      change(() => setContact({ ...contact, [name]: value }), `registration.${name}`),
    setLanguage: (next: Language) => change(() => setLanguage(next), 'language'),
    setInterests: (next: readonly number[]) => change(() => setInterests(next), 'interests'),
    setMeetings: (next: readonly WantedMeeting[]) => change(() => setMeetings(next), 'meetings'),
    setAgreed: (next: boolean) => change(() => setAgreed(next), 'consent'),
    setMailed: (next: boolean) => change(() => setMailed(next), 'isMailed'),
  };
}

export type RegisterForm = ReturnType<typeof useRegister>;
