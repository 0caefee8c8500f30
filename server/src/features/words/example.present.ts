// Builds an email of each kind from the edition and invented data, so that its texts can be previewed.
import {
  type EmailContent,
  type EmailKind,
  type HostedContent,
  VISITOR_EMAIL_KINDS,
  type VisitorContent,
} from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { Catalogue } from '../edition/public.ts';
import { hostedContent, visitorContent } from '../email/public.ts';

const NAME = 'Amira Rahman';
const COMPANY = 'Rahman Beauty';
const REFERENCE = 'BM-7K3M-Q2XD';
const REF_NO = 'VV-7K3MQ2XD';
const IDS = { userId: 1, companyId: 1 };
const DAY_MS = 86_400_000;

const VISITORS: ReadonlySet<string> = new Set(VISITOR_EMAIL_KINDS);
const isForVisitors = (kind: EmailKind): kind is VisitorContent['kind'] => VISITORS.has(kind);

/** @param now the instant from which its dates follow */
export function exampleEmail(
  kind: EmailKind,
  catalogue: Catalogue,
  { language, now }: { language: Language; now: Date },
): EmailContent {
  if (kind === 'staff-invitation' || kind === 'password-reset')
    return {
      kind,
      language,
      exhibition: catalogue.exhibition,
      email: 'mei.tan@exhibition.example',
      role: 'editor',
      invitedBy: catalogue.exhibition.contactEmail,
    };
  if (kind === 'exhibitor-notice')
    return {
      kind,
      language,
      exhibition: catalogue.exhibition,
      name: COMPANY,
      cause: 'days',
      meetings: catalogue.days.slice(0, 1).flatMap(({ date }) =>
        catalogue.hours.slice(0, 1).map(({ minute }) => {
          const hour = { date, minute, length: catalogue.slotMinutes };
          return { was: hour, is: hour };
        }),
      ),
    };
  if (kind === 'group-message')
    return {
      kind,
      language,
      exhibition: catalogue.exhibition,
      name: NAME,
      company: COMPANY,
      reference: REFERENCE,
    };
  return isForVisitors(kind)
    ? visitorExample(kind, catalogue, language, now)
    : hostedExample(kind, catalogue, language, now);
}

function visitorExample(
  kind: VisitorContent['kind'],
  catalogue: Catalogue,
  language: Language,
  now: Date,
): VisitorContent {
  const isReminder = kind.startsWith('reminder');
  const isDecided = kind === 'meeting-status' || isReminder;
  const [hour] = catalogue.hours;
  const statuses = isDecided
    ? [
        MEETING_STATUS.approved,
        MEETING_STATUS.approved,
        isReminder ? MEETING_STATUS.approved : MEETING_STATUS.rejected,
      ]
    : Array.from({ length: 3 }, () => MEETING_STATUS.pending);
  return visitorContent(kind, catalogue, {
    name: NAME,
    company: COMPANY,
    reference: REFERENCE,
    language,
    ...(kind === 'hosted-meetings-received' && { hosted: IDS }),
    ...((kind === 'registration-received' || kind === 'confirmation-reminder') && {
      unconfirmed: { releasedFrom: new Date(now.getTime() + 2 * DAY_MS).toISOString() },
    }),
    meetings: catalogue.exhibitors.slice(0, statuses.length).map(({ id }, index) => ({
      exhibitorId: id,
      day: catalogue.days[index % Math.max(1, catalogue.days.length)]?.day ?? 1,
      minute: hour?.minute ?? 0,
      length: catalogue.slotMinutes,
      status: statuses[index] ?? MEETING_STATUS.pending,
      cancelledBy: null,
      released: kind === 'hours-released',
      event: null,
    })),
  });
}

function hostedExample(
  kind: HostedContent['kind'],
  catalogue: Catalogue,
  language: Language,
  now: Date,
): HostedContent {
  const { hosted } = catalogue;
  const [stay] = hosted.stays;
  const content = hostedContent(kind, catalogue, {
    name: NAME,
    company: COMPANY,
    reference: REFERENCE,
    ...IDS,
    language,
  });
  const roomType = hosted.roomTypes?.[0] ?? '';
  const label = stay?.label ?? '';
  if (kind === 'stay-booked' || kind === 'stay-outside')
    return { ...content, stay: { label, roomType, termsVersion: hosted.termsVersion } };
  if (kind === 'stay-changed')
    return {
      ...content,
      stay: { label, roomType, termsVersion: hosted.termsVersion },
      change: { guests: [NAME], extraNights: [], toPay: hosted.extraNight, currency: hosted.currency },
    };
  if (kind === 'deposit-receipt')
    return {
      ...content,
      receipt: {
        refNo: REF_NO,
        lines: [{ label: 'Refundable deposit', value: hosted.deposit }],
        total: hosted.deposit,
        deposit: hosted.deposit,
        currency: hosted.currency,
        stay: label,
        roomType,
        extraNights: [],
        termsVersion: hosted.termsVersion,
        paidAt: now.toISOString(),
      },
    };
  if (kind === 'deposit-refunded')
    return {
      ...content,
      refund: {
        refNo: REF_NO,
        amount: hosted.deposit,
        currency: hosted.currency,
        transferReference: null,
      },
    };
  if (kind === 'document-asked')
    return {
      ...content,
      reason: 'The copy cannot be read.',
      asked: { requestId: 1, document: 'company-certificate' },
    };
  if (kind === 'room-free')
    return {
      ...content,
      room: { stay: label, roomType, until: new Date(now.getTime() + DAY_MS).toISOString() },
    };
  return content;
}
