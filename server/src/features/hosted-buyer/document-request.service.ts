// Requests documents from applicants and withdraws requests: request, letter and audit entry in one transaction.

import type {
  requestDocumentOf,
  withdrawDocumentRequest,
} from '@visavis/contract/document-request/endpoints';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import { documentRequestExpiry } from '@visavis/domain/document/request';
import type { DocumentKind } from '@visavis/domain/document/schema';
import { UNDO_SECONDS } from '@visavis/domain/hosted-buyer/rejection';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { choices } from '@visavis/domain/words/en/choices';
import { AppError } from '../../http/app-error.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { isUniqueViolation } from '../../platform/sql/refusal.ts';
import { endRequest, insertRequest, linkRequestEmail, lockRequest } from '../document-request/public.ts';
import { hostedContent, type Outbox } from '../email/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { removeUnsent } from './letter.repository.ts';
import {
  type BuyerOfCall,
  type HostedCase,
  type HostedReviewDependencies,
  openHostedCase,
  refuseReplaced,
  rowOfCase,
} from './lock.repository.ts';
import { raiseVersion } from './state.repository.ts';

const ONCE = 'document_request_once';
const ASKED_ALREADY = message('document-request.asked-already');
const REJECTED = message('document-request.application-rejected');
const OVER = message('document-request.exhibition-over');
const NO_REQUEST = message('document-request.unknown');
const ENDED = {
  'handed-in': message('document-request.handed-in-already'),
  withdrawn: message('document-request.withdrawn-already'),
} as const;

type Ask = HandlerInput<typeof requestDocumentOf>['body'];

/**
 * The letter waits for some seconds, like a refusal: if the request is withdrawn before then, nothing is sent.
 * @throws AppError 'document.asked-already', 'application.decided-already', 'application.stale',
 *   'application.replaced', 'document.request-ended', 'resource.not-found'
 */
export async function requestDocument(
  { db, clock, editions, outbox }: HostedReviewDependencies,
  buyer: BuyerOfCall,
  organiser: Organiser,
  { kind, reason }: Pick<Ask, 'kind' | 'reason'>,
): Promise<Output<typeof requestDocumentOf>> {
  const catalogue = await editions.of(buyer).current();
  const now = clock();
  const { lastDate, timeZone } = catalogue.exhibition;
  if (now >= documentRequestExpiry(lastDate, timeZone)) throw new AppError('document.request-ended', OVER);
  const row = await inMeetingTransaction(db, async (transaction) => {
    const opened = await openHostedCase(transaction, catalogue, buyer, { organiser, now });
    refuseReplaced(opened);
    if (opened.application.decision === 'rejected')
      throw new AppError('application.decided-already', REJECTED);
    const { registration } = opened;
    const requestId = await insertUnique(opened, { kind, reason });
    await linkRequestEmail(
      transaction,
      requestId,
      await queueLetter(opened, outbox, { requestId, kind, reason }),
    );
    // So that nobody decides without having seen the change.
    await raiseVersion(transaction, registration.id);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'document.ask',
      subject: `${choices.documentKind[kind]} of ${registration.name} (${registration.reference})`,
      registrationId: registration.id,
      after: { request: requestId, reason },
    });
    return rowOfCase(opened);
  });
  outbox.soon();
  const mail = outbox.isConfigured
    ? message('email.leaves-in', { seconds: UNDO_SECONDS })
    : message('email.no-server');
  return { success: true, ...outcomeOf(message('document-request.made', { mail })), row };
}

/** @throws AppError as `requestDocument` does, without 'document.asked-already' */
export async function withdrawRequest(
  { db, clock, editions }: HostedReviewDependencies,
  buyer: BuyerOfCall,
  organiser: Organiser,
  requestId: number,
): Promise<Output<typeof withdrawDocumentRequest>> {
  const catalogue = await editions.of(buyer).current();
  const now = clock();
  const { row, isSent } = await inMeetingTransaction(db, async (transaction) => {
    const opened = await openHostedCase(transaction, catalogue, buyer, { organiser, now });
    const { registration } = opened;
    const request = await lockRequest(transaction, requestId);
    if (request?.registrationId !== registration.id) throw new AppError('resource.not-found', NO_REQUEST);
    if (request.state !== 'asked') throw new AppError('document.request-ended', ENDED[request.state]);
    await endRequest(transaction, requestId, 'withdrawn', now);
    const isSent = request.emailId !== null && !(await removeUnsent(transaction, request.emailId));
    // So that nobody decides without having seen the change.
    await raiseVersion(transaction, registration.id);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'document.withdraw',
      subject: `${choices.documentKind[request.kind]} of ${registration.name} (${registration.reference})`,
      registrationId: registration.id,
      after: { request: requestId },
    });
    return { row: await rowOfCase(opened), isSent };
  });
  return { success: true, ...outcomeOf(message('document-request.withdrawn', { isSent })), row };
}

async function insertUnique(
  { transaction, registration, organiser, now }: HostedCase,
  { kind, reason }: { kind: DocumentKind; reason: string },
): Promise<number> {
  try {
    return await insertRequest(transaction, {
      registrationId: registration.id,
      kind,
      reason,
      organiserId: organiser.id,
      now,
    });
  } catch (error) {
    if (isUniqueViolation(error, ONCE)) throw new AppError('document.asked-already', ASKED_ALREADY);
    throw error;
  }
}

async function queueLetter(
  { transaction, catalogue, registration, now }: HostedCase,
  outbox: Outbox,
  { requestId, kind, reason }: { requestId: number; kind: DocumentKind; reason: string },
): Promise<number> {
  const { id, name, email, company, reference, language, visitorId, companyId } = registration;
  return outbox.add(transaction, {
    recipient: { name, address: email },
    content: {
      ...hostedContent('document-asked', catalogue, {
        name,
        company,
        reference,
        userId: visitorId,
        companyId,
        language,
      }),
      reason,
      asked: { requestId, document: kind },
    },
    editionId: catalogue.editionId,
    registrationId: id,
    notBefore: new Date(now.getTime() + UNDO_SECONDS * 1000),
  });
}
