// Composes the rows of a registration: reference, search text and email, for every way of registering.
import { randomBytes } from 'node:crypto';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import type { Language } from '@visavis/domain/language/languages';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { releaseInstant } from '@visavis/domain/registration/confirmation';
import { newReference, REFERENCE_BYTES } from '@visavis/domain/registration/reference';
import { registrationSearchText } from '@visavis/domain/registration/search';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Catalogue } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import type { NewRegistration, NewVisitor } from './repository.ts';

/** The staff member who registers somebody else, and whether that person is emailed. */
export interface ByHand {
  organiser: Organiser;
  isMailed: boolean;
}

interface Registering {
  catalogue: Catalogue;
  outbox: Outbox;
  now: Date;
  byHand: ByHand | undefined;
}

/** A person whose details and meetings have been checked. */
export interface CheckedPerson {
  visitor: NewVisitor;
  language: Language;
  subCategoryIds: number[];
  /** Sorted by exhibitor, day and hour. */
  meetings: readonly { exhibitorId: number; day: number; minute: number }[];
}

export function composeRegistration(
  { catalogue, outbox, now, byHand }: Registering,
  { visitor, language, subCategoryIds, meetings }: CheckedPerson,
): Omit<NewRegistration, 'draftTokenHash' | 'isThorough' | 'counted' | 'submission' | 'accessKey'> {
  const { editionId, slotMinutes } = catalogue;
  const { releasedAfterHours } = catalogue.unconfirmed;
  const { name, companyName: company, companySize, email } = visitor;
  const reference = newReference('business', randomBytes(REFERENCE_BYTES));
  const content = visitorContent('registration-received', catalogue, {
    name,
    company,
    reference,
    language,
    // An address given to staff needs no confirmation.
    ...(!byHand && {
      unconfirmed: {
        releasedFrom:
          releasedAfterHours === null ? null : releaseInstant(now, releasedAfterHours).toISOString(),
      },
    }),
    meetings: meetings.map(({ exhibitorId, day, minute }) => ({
      exhibitorId,
      day,
      minute,
      length: slotMinutes,
      status: MEETING_STATUS.pending,
      cancelledBy: null,
      event: null,
    })),
  });
  return {
    editionId,
    gridVersion: catalogue.gridVersion,
    reference,
    visitor,
    language,
    // Version of the terms that the site shows.
    termsVersion: catalogue.hosted.termsVersion,
    searchText: registrationSearchText({
      name,
      company,
      companySize,
      reference,
      email,
      country: visitor.country,
      phones: [visitor.phoneNumber, visitor.companyPhone],
    }),
    email:
      byHand?.isMailed === false
        ? null
        : outbox.rowOf({ recipient: { name, address: email }, content, editionId }),
    registeredBy: byHand?.organiser.id ?? null,
    slotMinutes,
    subCategoryIds,
    meetings: meetings.map(({ exhibitorId, day, minute }) => ({
      exhibitorId,
      day,
      minute,
      startsAt: slotStartsAt(catalogue.dayOf(day)?.date ?? '', minute, catalogue.timeZone),
    })),
    now,
  };
}
