// Types of the translations of stored values: a language without all of them does not compile.

import type { AuditAction } from '../audit/actions.ts';
import type { DEFAULT_ROOM_TYPES } from '../booking/schema.ts';
import type { DocumentKind } from '../document/schema.ts';
import type { EmailFailure } from '../email/failures.ts';
import type { ListedReason } from '../hosted-buyer/rejection.ts';
import type { ApplicationState } from '../hosted-buyer/state.ts';
import type { PaymentAttention } from '../payment/attention.ts';
import type { ReceivedMethod } from '../payment/schema.ts';
import type { RegistrationState } from '../registration/state.ts';
import type { ImportFieldWords, PersonFieldWords } from './import-words.ts';

/** Shown to visitors and hosted buyers, and to staff. */
export interface ChoiceWords {
  /** For registrations, applications and meetings. */
  status: Record<RegistrationState | ApplicationState, string>;
  /** Those that organisers have named are shown as they wrote them. */
  roomType: Record<(typeof DEFAULT_ROOM_TYPES)[number], string>;
  documentKind: Record<DocumentKind, string>;
  paymentMethod: Record<ReceivedMethod, string>;
  /** Listed reasons for rejections and document requests; a reason may also be free text. */
  reason: Record<ListedReason, string>;
}

/** Shown only on the dashboard; the names of email kinds are defined next to their words. */
export interface StaffChoiceWords {
  auditAction: Record<AuditAction, string>;
  /** Stored reasons why an email was not sent; a mail server's own message is not translated. */
  emailFailure: Record<EmailFailure, string>;
  /** Stored notes on payments that need an organiser's attention. */
  paymentAttention: Record<PaymentAttention, string>;
  /** What a column of a file is imported as. */
  importField: ImportFieldWords;
  /** The same for a file of people. */
  personField: PersonFieldWords;
  /** Field names and plain values in audit trail entries; untranslated ones are shown as stored. */
  auditWord: Readonly<Record<string, string>>;
}
