// The only source of words on screen: looks a message up by its id in the current language.
import { decoded } from '@visavis/domain/message/coded';
import type { Message } from '@visavis/domain/message/message';
import type { FieldName, FieldOfKind } from '@visavis/domain/profile/fields';
import { slotSentence } from '@visavis/domain/words/slots';
import { useSyncExternalStore } from 'react';
import { currentLanguage, i18n, saysSlots } from './catalogue.ts';
import { type ChoiceKind, choiceInWords, fieldLabel, messageInWords, optionInWords } from './typed-words.ts';

type Catalogue = typeof import('./en/app.json') &
  typeof import('./en/ui.json') &
  typeof import('./en/home.json') &
  typeof import('./en/directory.json') &
  typeof import('./en/content.json') &
  typeof import('./en/preferences.json') &
  typeof import('./en/registration.json') &
  typeof import('./en/interests.json') &
  typeof import('./en/matching.json') &
  typeof import('./en/scheduling.json') &
  typeof import('./en/my-schedule.json') &
  typeof import('./en/hosted.json') &
  typeof import('./en/payment.json') &
  typeof import('./en/dashboard.json') &
  typeof import('./en/review.json') &
  typeof import('./en/emails.json') &
  typeof import('./en/exhibitors.json') &
  typeof import('./en/find.json') &
  typeof import('./en/overview.json') &
  typeof import('./en/show-desk.json') &
  typeof import('./en/staff.json') &
  typeof import('./en/hosted-buyers.json') &
  typeof import('./en/bookings.json') &
  typeof import('./en/attendance.json') &
  typeof import('./en/show-day.json') &
  typeof import('./en/edition.json') &
  typeof import('./en/people.json') &
  typeof import('./en/readiness.json') &
  typeof import('./en/opens.json') &
  typeof import('./en/categories.json') &
  typeof import('./en/words.json') &
  typeof import('./en/imports.json') &
  typeof import('./en/messages.json');

export type TextId = keyof Catalogue & string;

export interface Text {
  (id: TextId, values?: Record<string, string | number>): string;
  /**
   * The words for a stored value, such as a status; a value without words, such as a free-text reason, stays as it is.
   */
  choice(kind: ChoiceKind, value: string): string;
  /** The label of a registration field. */
  field(name: FieldName): string;
  /** What a person chose in a field, such as a company size. */
  option(name: FieldOfKind<'choice'>, option: string): string;
  /**
   * A message from the server.
   * @param english its English text, used if the current language has no words for it
   */
  message(reason: Message | undefined, english: string): string;
  /** A rule's message about a field: translated when it is coded, else unchanged. */
  rule(text: string): string;
}

function textOfLanguage(): Text {
  const text = (id: TextId, values?: Record<string, string | number>): string => i18n._(id, values);
  const choice = (kind: ChoiceKind, value: string) => choiceInWords(currentLanguage(), kind, value);
  const field = (name: FieldName) => fieldLabel(currentLanguage(), name);
  const option = (name: FieldOfKind<'choice'>, chosen: string) =>
    optionInWords(currentLanguage(), name, chosen);
  const message = (reason: Message | undefined, english: string) => {
    const sentence = (reason && messageInWords(currentLanguage(), reason)) || english;
    return saysSlots() ? slotSentence(sentence, reason?.values) : sentence;
  };
  const rule = (coded: string) => {
    const reason = decoded(coded);
    return reason ? message(reason, reason.code) : coded;
  };
  return Object.assign(text, { choice, field, option, message, rule });
}

let current = textOfLanguage();
i18n.on('change', () => {
  current = textOfLanguage();
});

const subscribe = (notify: () => void) => i18n.on('change', notify);

/** The text function for components; the same function until the language changes. */
export function useText(): Text {
  const snapshot = () => current;
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
