// Values that travel and are stored as they are: every language has words for each, or it does not compile.

import type { ListedReason } from '../application/rejection.ts';
import type { ApplicationState } from '../application/state.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { RoomType } from '../booking/schema.ts';
import type { DocumentKind } from '../document/schema.ts';
import type { EmailFailure } from '../email/failures.ts';
import type { PaymentAttention } from '../payment/attention.ts';
import type { PaymentMethod } from '../payment/schema.ts';
import type { RegistrationState } from '../registration/state.ts';

/** Shown to visitors and hosted buyers, and to staff. */
export interface ChoiceWords {
  /** Of registrations, of applications and of meetings. */
  status: Record<RegistrationState | ApplicationState, string>;
  roomType: Record<RoomType, string>;
  documentKind: Record<DocumentKind, string>;
  paymentMethod: Record<PaymentMethod, string>;
  /** Why something was rejected or asked for; a reason may also be an organiser's own words. */
  reason: Record<ListedReason, string>;
}

/** Shown on the dashboard alone; the names of kinds of email stand beside their words. */
export interface StaffChoiceWords {
  auditAction: Record<AuditAction, string>;
  /** Why an email was not sent, as it is stored; what a mail server said itself has no words. */
  emailFailure: Record<EmailFailure, string>;
  /** What an organiser has to look at in a payment, as it is stored. */
  paymentAttention: Record<PaymentAttention, string>;
  /** Names of fields and plain values in the entries of the audit trail; one without words is shown as it was written. */
  auditWord: Readonly<Record<string, string>>;
}
