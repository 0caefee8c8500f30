// Decides who gets a message and who is left out, and writes it as each person receives it.
import type { LeftOutReason, Reach } from '@visavis/contract/group-message/message';
import type { GroupContent } from '@visavis/domain/email/schema';
import {
  type GroupWords,
  languageFor,
  messageFor,
  type PersonFacts,
  unknownIn,
  type WordsIn,
} from '@visavis/domain/group-message/words';
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { wordsOf } from '@visavis/domain/words/email';
import { addressableName } from '../../platform/letters/greeting.ts';
import type { Catalogue } from '../edition/public.ts';
import { ownSentences } from '../email/public.ts';
import type { PersonRow } from './audience.repository.ts';

/** What of a message decides who gets what. */
export interface Written {
  words: GroupWords;
  inEnglish: boolean;
  skipsUnknown: boolean;
}

export interface Recipient {
  person: PersonRow;
  facts: PersonFacts;
  /** In which it is written; for who is left out for want of words, the language that they read. */
  language: Language;
  leftOut: LeftOutReason | null;
  /** Fields in use that are empty for this person. */
  unknown: string[];
}

/** What is known of a person; names that could be read as a link are printed nowhere. */
function factsOf(catalogue: Catalogue, { first, ...person }: PersonRow): PersonFacts {
  const exhibitor = first && catalogue.findAnyExhibitor(first.exhibitorId)?.exhibitor;
  const date = first && catalogue.dayOf(first.day)?.date;
  return {
    name: addressableName(person.name) ?? '',
    company: addressableName(person.company) ?? '',
    reference: person.reference,
    meetings: person.meetings,
    first:
      first && exhibitor && date
        ? { date, minute: first.minute, exhibitor: exhibitor.company_name, booth: exhibitor.booth_number }
        : null,
    hasSchedule: person.hasSchedule,
  };
}

/** The first reason counts: somebody who said no is never counted as anything else. */
export function recipientsOf(
  catalogue: Catalogue,
  people: readonly PersonRow[],
  { words, inEnglish, skipsUnknown }: Written,
): Recipient[] {
  return people.map((person) => {
    const facts = factsOf(catalogue, person);
    const language = languageFor(words, person.language, { inEnglish });
    const written = language === null ? undefined : words[language];
    const unknown = written ? unknownIn(written, facts, language ?? 'en') : [];
    const leftOut = person.isStopped
      ? 'stopped'
      : person.isFailedAddress
        ? 'failed-address'
        : skipsUnknown && unknown.length > 0
          ? 'unknown-field'
          : null;
    return { person, facts, language: language ?? person.language, leftOut, unknown };
  });
}

const countBy = <Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> => {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** How many a message reaches, and what is still missing. */
export function reachOf(recipients: readonly Recipient[]): Reach {
  const reached = recipients.filter(({ leftOut }) => leftOut === null);
  const languages = countBy(reached.map(({ person }) => person.language));
  return {
    matching: recipients.length,
    people: reached.length,
    leftOut: countBy(recipients.flatMap(({ leftOut }) => leftOut ?? [])) as Reach['leftOut'],
    languages: Object.fromEntries(LANGUAGES.map((one) => [one, languages[one] ?? 0])) as Reach['languages'],
    unknown: countBy(reached.flatMap(({ unknown }) => unknown)) as Reach['unknown'],
  };
}

/** The content of the email to one of them; null without words in the language. */
export function contentFor(
  catalogue: Catalogue,
  { person, facts, language }: Recipient,
  words: GroupWords,
): GroupContent | null {
  const written: WordsIn | undefined = words[language];
  if (!written) return null;
  const { openSchedule, openMeetings } = wordsOf({ language });
  const isHosted = person.programme === 'hosted';
  return {
    kind: 'group-message',
    language,
    ...ownSentences(catalogue.texts, 'group-message', language),
    exhibition: catalogue.exhibition,
    name: person.name,
    company: person.company,
    reference: person.reference,
    ...(isHosted && { hosted: { userId: person.visitorId, companyId: person.companyId } }),
    own: messageFor(written, facts, { language, link: isHosted ? openMeetings : openSchedule }),
  };
}
