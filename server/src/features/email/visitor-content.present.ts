// Builds the content of an email to a visitor from the current registration.

import { slotRange } from '@visavis/domain/edition/slot-time';
import type { VisitorContent } from '@visavis/domain/email/schema';
import { type Language, languageAmong } from '@visavis/domain/language/languages';
import type { MeetingStatus } from '@visavis/domain/meeting/schema';
import type { Catalogue } from '../edition/public.ts';
import { ownSentences } from './sentences.present.ts';

export interface MentionedMeeting {
  exhibitorId: number;
  day: number;
  minute: number;
  length: number;
  status: MeetingStatus;
  cancelledBy: 'visitor' | null;
  /** Why an organiser rejected it, if a reason was given. */
  rejectionReason?: string | null;
  /** Its hour was released because nobody had confirmed the registration. */
  released?: boolean;
  /** It was not decided before its slot began. */
  isUndecided?: boolean;
  /** Its former time, if an organiser moved it. */
  was?: VisitorContent['meetings'][number]['was'];
  /** For a meeting that stays: what has changed around it. */
  stays?: VisitorContent['meetings'][number]['stays'];
  /** Its exhibitor is being withdrawn right now; earlier withdrawals are in the catalogue. */
  isWithdrawn?: boolean;
  event: VisitorContent['meetings'][number]['event'];
}

export interface MentionedRegistration {
  name: string;
  company: string;
  reference: string;
  /** Set for a hosted buyer. */
  hosted?: VisitorContent['hosted'];
  /** The language of the registration; replaced by the edition's main one if the edition no longer has it. */
  language: Language;
  /** Set if the message requests to confirm the email address. */
  unconfirmed?: VisitorContent['unconfirmed'];
  meetings: readonly MentionedMeeting[];
}

/** Sorted by date and hour, not by day number: former days have numbers after all others. */
function inOrder<Meeting extends { day: number; minute: number }>(
  catalogue: Catalogue,
  meetings: readonly Meeting[],
): Meeting[] {
  const dateOf = ({ day }: Meeting) => catalogue.dayOf(day)?.date ?? '';
  return meetings.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.minute - b.minute);
}

/** Meetings are sorted by date and hour. */
export function visitorContent(
  kind: VisitorContent['kind'],
  catalogue: Catalogue,
  { name, company, reference, hosted, unconfirmed, meetings, ...person }: MentionedRegistration,
): VisitorContent {
  const language = languageAmong(person.language, catalogue.languages);
  return {
    kind,
    language,
    ...ownSentences(catalogue.texts, kind, language),
    exhibition: catalogue.exhibition,
    name,
    company,
    reference,
    ...(hosted && { hosted }),
    ...(unconfirmed && { unconfirmed }),
    meetings: inOrder(catalogue, meetings).map(
      ({
        exhibitorId,
        day,
        minute,
        length,
        status,
        cancelledBy,
        rejectionReason,
        released,
        isUndecided,
        was,
        stays,
        isWithdrawn = catalogue.findExhibitor(exhibitorId) === null,
        event,
      }) => {
        const {
          company_name = '',
          booth_number = '',
          hall,
        } = catalogue.findAnyExhibitor(exhibitorId)?.exhibitor ?? {};
        const { date = '', dayOfWeek = '' } = catalogue.dayOf(day) ?? {};
        return {
          day,
          date,
          dayOfWeek,
          time: slotRange(minute, length),
          exhibitor: company_name,
          boothNumber: booth_number,
          ...(hall !== undefined && { hall }),
          status,
          cancelledBy,
          ...(rejectionReason != null && { rejectionReason }),
          ...(released && { released: true as const }),
          ...(isUndecided && { undecided: true as const }),
          ...(was && { was }),
          ...(stays && { stays }),
          ...(isWithdrawn && { isWithdrawn: true as const }),
          event,
        };
      },
    ),
  };
}
