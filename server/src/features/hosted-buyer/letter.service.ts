// Writes the letter of a decision: one for each, however often the button is clicked.
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { hostedContent, type NewEmail, type Outbox } from '../email/public.ts';
import { lockLetter, removeUnsent } from './letter.repository.ts';
import type { HostedCase } from './lock.repository.ts';

type Letter = 'application-approved' | 'application-rejected';

/**
 * Writes the letter of a decision, or rewrites that of the same decision if it was not sent.
 * @returns its id
 * @throws AppError 'application.decided-already' if it was sent or is about to be
 */
export async function writeLetter(
  { transaction, catalogue, registration, application }: HostedCase,
  outbox: Outbox,
  decision: 'approved' | 'rejected',
  kind: Letter,
  { reason, notBefore }: { reason?: string; notBefore?: Date } = {},
): Promise<number> {
  const { id, name, email, company, reference, language, visitorId, companyId } = registration;
  const letter: NewEmail = {
    recipient: { name, address: email },
    content: {
      ...hostedContent(kind, catalogue, {
        name,
        company,
        reference,
        userId: visitorId,
        companyId,
        language,
      }),
      ...(reason !== undefined && { reason }),
    },
    editionId: catalogue.editionId,
    registrationId: id,
    ...(notBefore && { notBefore }),
  };
  const { decisionEmailId } = application;
  if (application.decision !== decision) {
    if (decisionEmailId !== null) await removeUnsent(transaction, decisionEmailId);
    return outbox.add(transaction, letter);
  }
  const earlier = decisionEmailId === null ? null : await lockLetter(transaction, decisionEmailId);
  if (!earlier) return outbox.add(transaction, letter);
  if (earlier.state === 'queued' || earlier.state === 'sent')
    throw new AppError(
      'application.decided-already',
      message('application.decided-already', { decision, isSent: earlier.state === 'sent' }),
    );
  await outbox.rewrite(transaction, earlier.id, letter);
  return earlier.id;
}
