// Builds emails to staff, and defines how many are sent per hour.
import type { StaffContent } from '@visavis/domain/email/schema';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { type NewEmail, ownSentences } from '../email/public.ts';

/** Maximum number of emails of one kind to one account per hour. */
export const MESSAGES_AN_HOUR = 3;
export const HOUR_MS = 3_600_000;

/** The edition that an email names; null if there is none yet. */
export async function findEdition(editions: EditionService): Promise<Catalogue | null> {
  try {
    return await editions.current();
  } catch (error) {
    if (error instanceof AppError && error.code === 'server.unavailable') return null;
    throw error;
  }
}

/** @param language of the reader; unknown for an invited person */
export function staffMessage(
  kind: StaffContent['kind'],
  edition: Catalogue | null,
  { id, email, role, invitedBy }: { id: number; email: string; role: string; invitedBy: string },
  language: Language = DEFAULT_LANGUAGE,
): NewEmail {
  return {
    recipient: { name: '', address: email },
    content: {
      kind,
      language,
      ...ownSentences(edition?.texts ?? [], kind, language),
      exhibition: edition?.exhibition ?? null,
      email,
      role,
      invitedBy,
    },
    editionId: edition?.editionId ?? null,
    organiserId: id,
  };
}
