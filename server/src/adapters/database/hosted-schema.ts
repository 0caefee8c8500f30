// The tables of the Hosted Buyer programme as the code sees them.

import type { DepositWay } from '@visavis/domain/booking/deposit';
import type { RoomingEntry } from '@visavis/domain/booking/rooming';
import type { DocumentRequestState } from '@visavis/domain/document/request';
import type { DocumentKind, DocumentMediaType } from '@visavis/domain/document/schema';
import type { ApplicationDecision, ApplicationState } from '@visavis/domain/hosted-buyer/state';
import type { PaymentMethod, PaymentState, ReceivedMethod } from '@visavis/domain/payment/schema';
import type { ColumnType, Generated } from 'kysely';

interface ApplicationTable {
  registration_id: number;
  decision: Generated<ApplicationDecision>;
  state: Generated<ApplicationState>;
  decided_at: Date | null;
  decision_email_id: number | null;
  terms_version: string;
  terms_accepted_at: Date;
  meetings_saved_at: Date | null;
  version: Generated<number>;
  /** Why it was rejected. */
  reason: string | null;
  /** The rejected application of the same person that came before. */
  previous_id: number | null;
}

interface RejectionUndoTable {
  registration_id: number;
  until: Date;
  before: ColumnType<unknown, string, string>;
}

interface DocumentTable {
  id: Generated<number>;
  registration_id: number;
  kind: DocumentKind;
  filename: string;
  media_type: DocumentMediaType;
  size_bytes: number;
  position: number;
  /** Null once it is deleted. */
  storage_name: string | null;
  created_at: Date;
  deleted_at: Date | null;
  /** Set when the document was uploaded because an organiser requested it. */
  request_id: number | null;
}

interface DocumentRequestTable {
  id: Generated<number>;
  registration_id: number;
  kind: DocumentKind;
  /** Empty once the documents are deleted. */
  reason: string;
  state: Generated<DocumentRequestState>;
  email_id: number | null;
  asked_by: number;
  asked_at: Date;
  ended_at: Date | null;
}

interface DocumentRequestKeyTable {
  key_hash: Buffer;
  request_id: number;
  created_at: Date;
  expires_at: Date;
}

interface StrayFileTable {
  storage_name: string;
  noted_at: Date;
}

interface DocumentAddressTable {
  token_hash: Buffer;
  document_id: number;
  organiser_id: number;
  session_hash: Buffer;
  expires_at: Date;
}

interface DataKeyCheckTable {
  is_only: Generated<boolean>;
  sealed: Buffer;
}

interface DocumentDeletionTable {
  id: Generated<number>;
  edition_id: number;
  due_at: Date;
  kept_until: Date;
  asked_at: Date;
  asked_by: string;
  state: Generated<'waiting' | 'kept' | 'ended'>;
}

interface DocumentDeletionPersonTable {
  deletion_id: number;
  registration_id: number;
}

interface DocumentViewTable {
  id: Generated<number>;
  document_id: number;
  organiser_id: number;
  way: 'preview' | 'download';
  at: Date;
}

interface NightPaymentTable {
  id: Generated<number>;
  booking_id: number;
  /** Negative for a refund. */
  amount_sen: number;
  organiser_id: number;
  at: Date;
}

interface BookingTable {
  id: Generated<number>;
  registration_id: number;
  name: string;
  email: string;
  phone_number: string;
  /** Sealed; null once it is deleted. */
  passport: Buffer | null;
  additional_name: string | null;
  additional_passport: Buffer | null;
  /** Both YYYY-MM-DD. */
  stay_from: string;
  stay_to: string;
  room_type: string;
  extra_nights: string[];
  deposit_sen: number;
  extra_night_sen: number;
  total_sen: number;
  currency: string;
  terms_version: string;
  terms_accepted_at: Date;
  deposit_by: Generated<DepositWay>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** When a passport number was last given. */
  passports_at: Generated<Date>;
}

export type PaymentProviderName = 'test' | 'stripe' | 'transfer';

interface PaymentTable {
  id: Generated<number>;
  booking_id: number;
  reference: string;
  provider: PaymentProviderName;
  method: ReceivedMethod;
  amount_sen: number;
  currency: string;
  state: Generated<PaymentState>;
  provider_id: string | null;
  redirect_url: string | null;
  transaction_id: string | null;
  is_surplus: Generated<boolean>;
  attention: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  last_asked_at: Date | null;
  ask_count: Generated<number>;
  next_ask_at: Date | null;
  /** For a recorded bank transfer: YYYY-MM-DD. */
  received_on: string | null;
  note: Generated<string>;
  /** Incremented by the database with every change to the payment or its refund. */
  version: ColumnType<number, never, never>;
}

interface PaymentEntryTable {
  id: Generated<number>;
  payment_id: number;
  at: Date;
  kind: 'started' | 'received' | 'refunded' | 'failed' | 'expired' | 'ignored' | 'refused';
  amount_sen: Generated<number>;
  currency: string;
  transaction_id: string | null;
  source: string;
  note: Generated<string>;
}

interface RefundTable {
  id: Generated<number>;
  payment_id: number;
  amount_sen: number;
  reason: string;
  state: 'requested' | 'refunded' | 'manual';
  transaction_id: string | null;
  organiser_id: number;
  refusal: string | null;
  requested_at: Date;
  ended_at: Date | null;
}

interface TestBankPaymentTable {
  id: string;
  reference: string;
  amount_sen: number;
  currency: string;
  method: PaymentMethod;
  pay_to: string;
  payer_name: string;
  payer_email: string;
  return_url: string;
  state: Generated<PaymentState>;
  pays_at: Date | null;
  transaction_id: string;
  refund_key: string | null;
  refund_id: string | null;
  refunded_sen: number | null;
  created_at: Date;
  expires_at: Date;
  /** IANA name. */
  time_zone: Generated<string>;
}

interface ExhibitorKeyTable {
  key_hash: Buffer;
  exhibitor_id: number;
  organiser_id: number;
  created_at: Date;
  expires_at: Date;
  /** IANA name. */
  time_zone: Generated<string>;
}

interface RoomQuotaTable {
  edition_id: number;
  /** YYYY-MM-DD. */
  stay_from: string;
  room_type: string;
  places: number;
}

interface RoomWaitTable {
  id: Generated<number>;
  registration_id: number;
  stay_from: string;
  room_type: string;
  joined_at: Date;
  offered_until: Date | null;
}

interface RoomingExportTable {
  id: Generated<number>;
  edition_id: number;
  organiser_id: number;
  at: Date;
  had_passports: boolean;
  rooms: number;
}

interface RoomingExportRowTable {
  export_id: number;
  registration_id: number;
  content: ColumnType<Omit<RoomingEntry, 'registrationId'>, string, string>;
}

export interface HostedDatabase {
  rooming_export: RoomingExportTable;
  rooming_export_row: RoomingExportRowTable;
  room_quota: RoomQuotaTable;
  room_wait: RoomWaitTable;
  application: ApplicationTable;
  rejection_undo: RejectionUndoTable;
  document: DocumentTable;
  document_request: DocumentRequestTable;
  document_request_key: DocumentRequestKeyTable;
  stray_file: StrayFileTable;
  document_address: DocumentAddressTable;
  document_deletion: DocumentDeletionTable;
  document_deletion_person: DocumentDeletionPersonTable;
  document_view: DocumentViewTable;
  data_key_check: DataKeyCheckTable;
  booking: BookingTable;
  night_payment: NightPaymentTable;
  payment: PaymentTable;
  payment_entry: PaymentEntryTable;
  refund: RefundTable;
  test_bank_payment: TestBankPaymentTable;
  exhibitor_key: ExhibitorKeyTable;
}
