// Decides who receives a message and who is left out, and builds each person's version.
import type { LeftOutReason, Reach } from '@visavis/contract/group-message/message';
import type { GroupContent } from '@visavis/domain/email/schema';
import {
  type GroupWords,
  languageFor,
  messageFor,
  type PersonFacts,
  standIn,
  unknownIn,
  type WordsIn,
} from '@visavis/domain/group-message/words';
import { LANGUAGES, type Language, languageAmong } from '@visavis/domain/language/languages';
import { wordsOf } from '@visavis/domain/words/email';
import { addressableName } from '../../platform/letters/greeting.ts';
import type { Catalogue } from '../edition/public.ts';
import { ownSentences } from '../email/public.ts';
import type { PersonRow } from './audience.repository.ts';
import type { ContactRow } from './contacts.repository.ts';

/** The parts of a message that decide who receives which version. */
export interface Written {
  words: GroupWords;
  inEnglish: boolean;
  skipsUnknown: boolean;
}

export interface Recipient {
  person: PersonRow | ContactRow;
  facts: PersonFacts;
  /** The language of their version; if no version exists for them, the language that they read. */
  language: Language;
  hasWords: boolean;
  leftOut: LeftOutReason | null;
  /** Fields in use that are empty for this person. */
  unknown: string[];
}

/**
 * The field values of a person or an exhibitor. People's names that could be read as a link are never printed; those of
 * exhibitors come from the organisers.
 */
function factsOf(catalogue: Catalogue, person: PersonRow | ContactRow): PersonFacts {
  const { meetings } = person;
  const first = firstOf(catalogue, person);
  if (person.programme === 'exhibitors') {
    const { company, booth } = person;
    return { name: '', company, reference: '', booth, meetings, first, hasSchedule: false };
  }
  return {
    name: addressableName(person.name) ?? '',
    company: addressableName(person.company) ?? '',
    reference: person.reference,
    booth: '',
    meetings,
    first,
    hasSchedule: person.hasSchedule,
  };
}

function firstOf(catalogue: Catalogue, { first }: PersonRow | ContactRow): PersonFacts['first'] {
  const exhibitor = first && catalogue.findAnyExhibitor(first.exhibitorId)?.exhibitor;
  const date = first && catalogue.dayOf(first.day)?.date;
  return first && exhibitor && date
    ? { date, minute: first.minute, exhibitor: exhibitor.company_name, booth: exhibitor.booth_number }
    : null;
}

/** Why an address receives nothing; null if it may. */
function hindranceOf({ email, isStopped, isFailedAddress }: PersonRow | ContactRow): LeftOutReason | null {
  if (email === '') return 'no-address';
  if (isStopped) return 'stopped';
  return isFailedAddress ? 'failed-address' : null;
}

/** The first reason counts: somebody who opted out is never counted under another reason. */
export function recipientsOf(
  catalogue: Catalogue,
  people: readonly (PersonRow | ContactRow)[],
  { words, inEnglish, skipsUnknown }: Written,
): Recipient[] {
  return people.map((row) => {
    const person = { ...row, language: languageAmong(row.language, catalogue.languages) };
    const facts = factsOf(catalogue, person);
    const language = languageFor(words, person.language, inEnglish ? standIn(catalogue.languages) : null);
    const written = language === null ? undefined : words[language];
    const unknown = written ? unknownIn(written, facts, language ?? 'en') : [];
    const leftOut = hindranceOf(person) ?? (skipsUnknown && unknown.length > 0 ? 'unknown-field' : null);
    return {
      person,
      facts,
      language: language ?? person.language,
      hasWords: language !== null,
      leftOut,
      unknown,
    };
  });
}

const countBy = <Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> => {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** How many people a message reaches, and what is still missing. */
export function reachOf(recipients: readonly Recipient[]): Reach {
  const reached = recipients.filter(({ leftOut }) => leftOut === null);
  const languages = countBy(reached.map(({ person }) => person.language));
  return {
    matching: recipients.length,
    people: reached.length,
    leftOut: countBy(recipients.flatMap(({ leftOut }) => leftOut ?? [])) as Reach['leftOut'],
    languages: Object.fromEntries(LANGUAGES.map((one) => [one, languages[one] ?? 0])) as Reach['languages'],
    writtenIn: countBy(reached.flatMap(({ language, hasWords }) => (hasWords ? language : []))),
    unknown: countBy(reached.flatMap(({ unknown }) => unknown)) as Reach['unknown'],
  };
}

/** The content of one recipient's email; null without a text in their language. */
export function contentFor(
  catalogue: Catalogue,
  { person, facts, language }: Recipient,
  words: GroupWords,
): GroupContent | null {
  const written: WordsIn | undefined = words[language];
  if (!written) return null;
  const { openSchedule, openMeetings } = wordsOf({ language });
  const { name, company } = person;
  const common = {
    kind: 'group-message' as const,
    language,
    ...ownSentences(catalogue.texts, 'group-message', language),
    exhibition: catalogue.exhibition,
    name,
    company,
  };
  if (person.programme === 'exhibitors')
    return {
      ...common,
      reference: '',
      isExhibitor: true,
      own: messageFor(written, facts, { language, link: '' }),
    };
  const isHosted = person.programme === 'hosted';
  return {
    ...common,
    reference: person.reference,
    ...(isHosted && { hosted: { userId: person.visitorId, companyId: person.companyId } }),
    own: messageFor(written, facts, { language, link: isHosted ? openMeetings : openSchedule }),
  };
}
