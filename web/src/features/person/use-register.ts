// Somebody who is being registered by hand: what is typed stays until it is stored, whatever the server answers.
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@visavis/contract/person/contact';
import { addRegistration } from '@visavis/contract/registration/calls';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { Language } from '@visavis/domain/language/languages';
import type { LostSlot } from '@visavis/domain/meeting/schema';
import { FIELD_NAMES, type FieldName } from '@visavis/domain/profile/fields';
import { checkDetails } from '@visavis/domain/registration/check';
import { useState } from 'react';
import { fieldSentences, isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useDiallingOf } from '../../queries/use-country-options.ts';
import { withNumbers } from './dialled.ts';

/** The exhibitor and hour of a meeting; the hour is null until it is chosen. */
export interface WantedMeeting {
  /** Of the row, so that its fields keep their focus. */
  key: string;
  exhibitor: { id: number; name: string; boothNumber: string };
  slot: { day: number; minute: number } | null;
  /** Why the hour that was chosen was refused, until another is chosen. */
  lost?: 'taken' | 'begun' | undefined;
}

/** Of the queries for free hours. */
export const HOURS_KEY = 'free-hours-of';

export interface RegisterRefusal {
  sentence: string;
  /** Reference of the person who has the address. */
  holder: string | null;
  /** Hours that others got meanwhile, or that have begun. */
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
  /** By path, such as 'registration.email' and 'meetings.0.time'. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<RegisterRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** The same until something is changed: pressed twice, or again after a lost answer, it registers once. */
  const [key, setKey] = useState(randomKey);

  const change = (work: () => void, path: string) => {
    work();
    setKey(randomKey());
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => name !== path && !name.startsWith(`${path}.`)),
      ),
    );
  };

  const save = async () => {
    if (isSaving) return;
    setRefusal(null);
    setSaving(true);
    const whole = await withNumbers(contact, diallingOf).catch(() => null);
    setSaving(false);
    if (!whole) return setRefusal({ sentence: text('app.unreachable'), holder: null, lost: [] });
    const checked = checkDetails(whole, { isByStaff: true });
    const wanted = meetings.filter(({ exhibitor }) => exhibitor.id !== 0);
    const found: Record<string, string> = {};
    if (!checked.ok)
      for (const [name, rule] of Object.entries(checked.fields))
        found[`registration.${name}`] = text.rule(rule);
    wanted.forEach(({ slot }, index) => {
      if (!slot) found[`meetings.${index}.time`] = text('people.chooseHour');
    });
    if (!checked.ok || Object.keys(found).length > 0) {
      setErrors(found);
      setRefusal({ sentence: text('people.notRegistered'), holder: null, lost: [] });
      return;
    }
    setSaving(true);
    try {
      const { reference } = await call(addRegistration, {
        body: {
          key,
          registration: checked.value,
          language: chosenLanguage,
          interests: [...interests],
          meetings: wanted.flatMap(({ exhibitor, slot }) =>
            slot ? [{ exhibitorId: exhibitor.id, ...slot }] : [],
          ),
          // The server refuses a missing consent in words.
          consent: hasAgreed as true,
          isMailed,
        },
      });
      onRegistered(reference, checked.value.name);
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  };

  const refuse = (error: unknown) => {
    if (isSessionOver(error)) return;
    const { reason, lost = [] } = error instanceof ApiError ? error : {};
    if (error instanceof ApiError) setErrors(fieldSentences(text, error));
    if (lost.length > 0) loseHours(lost);
    setRefusal({
      // Without a word of the server nobody knows whether it was stored: the same key registers nobody twice.
      sentence: sentenceOf(text, error, text('people.maybeRegistered')),
      holder: reason?.code === 'person.email-taken' ? reason.values.reference : null,
      lost,
    });
  };

  /** A person has one meeting in an hour, so the hour tells which row it is of, also where a name was changed. */
  const loseHours = (slots: readonly LostSlot[]) => {
    setMeetings((before) =>
      before.map((meeting): WantedMeeting => {
        const { slot } = meeting;
        const gone = slots.find(({ day, time }) => day === slot?.day && parseSlotTime(time) === slot.minute);
        return gone ? { ...meeting, slot: null, lost: gone.begun ? 'begun' : 'taken' } : meeting;
      }),
    );
    void client.invalidateQueries({ queryKey: [HOURS_KEY] });
  };

  return {
    contact,
    language: chosenLanguage,
    interests,
    meetings,
    hasAgreed,
    isMailed,
    errors,
    refusal,
    isSaving,
    save,
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
