// Fixture applications, documents and payments for tests.
import type { Output } from '@visavis/contract/endpoint';
import type { DocumentInfo, HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import type { requeryTransaction } from '@visavis/contract/payment/endpoints';

export function documentOf(parts: Partial<DocumentInfo> = {}): DocumentInfo {
  const id = parts.id ?? 31;
  return {
    id,
    kind: 'business-card',
    filename: 'card.png',
    mediaType: 'image/png',
    sizeBytes: 12_000,
    url: `/api/hosted/documents/${id}`,
    mayOpen: true,
    isDeleted: false,
    deletedAt: null,
    seenAt: null,
    ...parts,
  };
}

export function hostedRow(parts: Partial<HostedRow> = {}): HostedRow {
  const id = parts.id ?? 1;
  return {
    id,
    user_id: 100 + id,
    company_id: 200 + id,
    name: 'Amira Rahman',
    company: 'Kenari Beauty Retail',
    companySize: '11-50',
    status: 'Pending',
    documents: [],
    documentRequests: [],
    waiting: [],
    decision: 'pending',
    reference: 'HB-7K3M-Q2XD',
    email: 'amira@kenari.example',
    phoneNumber: '+60123456789',
    country: 'Malaysia',
    designation: 'Head of buying',
    businessNature: 'Multi-brand retail',
    website: 'https://kenari.example',
    address: '12 Jalan Ampang, 50450 Kuala Lumpur',
    createdAt: '2026-05-01T02:00:00.000Z',
    termsVersion: '2026-01',
    mail: null,
    payment: 'none',
    meetingCount: 0,
    meetingState: 'Pending',
    meetingProgress: 'no-meetings',
    pendingMeetings: 0,
    addressFailed: false,
    version: 1,
    decidedAt: null,
    reason: null,
    undoUntil: null,
    isReplaced: false,
    previousReference: null,
    tags: [],
    ...parts,
  };
}

export function attemptOf(parts: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    id: 51,
    refNo: 'VV4T8QH2',
    method: 'credit',
    state: 'paid',
    amount: 1350,
    currency: 'MYR',
    transactionId: 'tx-1',
    isSurplus: false,
    version: 1,
    attention: null,
    createdAt: '2026-05-10T02:00:00.000Z',
    endedAt: '2026-05-10T02:04:00.000Z',
    lastAskedAt: '2026-05-10T02:05:00.000Z',
    refund: null,
    ...parts,
  };
}

export type Payment = Output<typeof requeryTransaction>;

export function paymentOf(parts: Partial<Payment> = {}): Payment {
  return {
    success: true,
    refNo: 'VV4T8QH2',
    result: '200',
    message: '',
    outcome: { code: 'payment.received', values: {} },
    wasAsked: false,
    attempts: [attemptOf()],
    awaited: null,
    deposit: 900,
    isRefundDue: true,
    heldCount: 4,
    refundAfterMeetings: 4,
    ...parts,
  };
}
