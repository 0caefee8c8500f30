// Email texts in English.

import type { DocumentKind } from '../../document/schema.ts';
import type { EmailKind } from '../../email/schema.ts';
import { periodLabel } from '../../language/periods.ts';
import type { OrganiserRole } from '../../staff/schema.ts';
import { exhibitorMail } from './exhibitor-mail.ts';
import { groupMail } from './group-mail.ts';
import { stayMail } from './stay-mail.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const theMeetings = (count: number): string => (count === 1 ? 'the meeting' : `the ${count} meetings`);

interface SubjectParts {
  /** Of the exhibition; null for messages to staff before there is one. */
  name: string | null;
  /** Its first and last day, YYYY-MM-DD. */
  firstDate: string;
  lastDate: string;
}

/** Numbers of the programme's obligations, for use in sentences. */
interface Obligations {
  meetingsADay: number;
  programmeMeetings: number;
  stagePrograms: number;
}

interface RefundTerms {
  refundAfterMeetings: number;
  refundWithinDays: number;
}

/**
 * English comes first: the other languages have the same entries, or they do not compile. Texts around an HTML part are
 * split into before and after: catalogues contain plain text, and escaping is decided where the message is assembled.
 */
export const en = {
  /** On its own line, around the name. */
  greeting: { before: 'Dear ', after: ',' },
  /** Before the URL of a button, for mail readers that show no buttons. */
  orOpen: 'Or open this address: ',
  /** Between two sentences of a paragraph. */
  gap: ' ',
  /** Between the parts of one line. */
  comma: ', ',
  fact: (label: string, value: string) => `${label}: ${value}`,
  /** Plain text of a button, with its URL on the next line. */
  linkLine: (label: string, link: string) => `${label}:\n${link}`,
  /** Before the organiser's contact details. */
  questions: 'Questions: ',
  booth: (boothNumber: string) => `booth ${boothNumber}`,
  hall: (hall: string) => `hall ${hall}`,
  /** @param zone such as 'UTC+8' */
  allTimes: (zone: string) => `All times are ${zone}.`,
  /** A footer line, around the reference. */
  reference: { before: 'Your reference is ', after: '.' },
  linkIsYours: {
    visitor: 'The link above opens your own schedule without a password: please do not forward it.',
    hosted:
      'The link above is yours alone and opens your pages without a password: please do not forward it.',
  },
  subject: {
    'registration-received': ({ name }: SubjectParts) => `Your registration for the ${name}`,
    'meeting-status': ({ name, firstDate, lastDate }: SubjectParts) =>
      `Your meeting schedule, ${name}, ${periodLabel(firstDate, lastDate, 'en')}`,
    'schedule-link': ({ name }: SubjectParts) => `The link to your schedule, ${name}`,
    'confirmation-reminder': ({ name }: SubjectParts) => `Please confirm your email address, ${name}`,
    'hours-released': ({ name }: SubjectParts) => `Your hours were released, ${name}`,
    'meetings-changed': ({ name }: SubjectParts) => `Your meetings have changed, ${name}`,
    'exhibitor-changed': ({ name }: SubjectParts) => `Where to find your meetings, ${name}`,
    'details-asked': ({ name }: SubjectParts) => `Please complete your details, ${name}`,
    'application-received': ({ name }: SubjectParts) => `We have your application as a hosted buyer, ${name}`,
    'application-approved': ({ name }: SubjectParts) => `You are a hosted buyer at the ${name}`,
    'application-rejected': ({ name }: SubjectParts) => `About your application as a hosted buyer, ${name}`,
    'document-asked': ({ name }: SubjectParts) => `Please send us a document, ${name}`,
    'stay-booked': ({ name }: SubjectParts) => `Your stay is booked, ${name}`,
    'stay-changed': ({ name }: SubjectParts) => `Your stay has changed, ${name}`,
    'stay-outside': ({ name }: SubjectParts) => `Your stay and the new days, ${name}`,
    'deposit-receipt': ({ name }: SubjectParts) => `Your deposit was received, ${name}`,
    'deposit-refunded': ({ name }: SubjectParts) => `Your refund, ${name}`,
    'hosted-meetings-received': ({ name }: SubjectParts) => `Your meetings at the ${name}`,
    'hosted-link': ({ name }: SubjectParts) => `The link to your pages, ${name}`,
    'room-free': ({ name }: SubjectParts) => `A room is free for you, ${name}`,
    'exhibitor-notice': ({ name }: SubjectParts) => `Your days and hours, ${name}`,
    'group-message': ({ name }: SubjectParts) => `News from the ${name}`,
    'reminder-week': ({ name }: SubjectParts) => `Your meetings begin in a week, ${name}`,
    'reminder-evening': ({ name }: SubjectParts) => `Your meetings tomorrow, ${name}`,
    'reminder-hours': ({ name }: SubjectParts) => `Your first meeting today, ${name}`,
    'staff-invitation': ({ name }: SubjectParts) =>
      `You are invited to the dashboard${name === null ? '' : ` of the ${name}`}`,
    'password-reset': ({ name }: SubjectParts) => `Choose a new password${name === null ? '' : `, ${name}`}`,
  } satisfies Record<EmailKind, (parts: SubjectParts) => string>,

  openSchedule: 'Open my schedule',
  openMeetings: 'Open my meetings',
  status: {
    approved: 'Approved',
    rejected: 'Rejected',
    pending: 'Pending',
    undecided: 'Not decided',
    cancelled: 'Cancelled by you',
    released: 'Released',
  },
  /** Why a slot is no longer the visitor's, how to choose another, and the same as plain text. */
  rejected: {
    why: 'This hour was not available.',
    way: 'Choose another hour',
    wayByLink: 'Use the link above to choose another hour.',
  },
  cancelled: {
    why: 'You cancelled this meeting.',
    way: 'Choose an hour again',
    wayByLink: 'Use the link above to choose an hour again.',
  },
  /** The email address was not confirmed. */
  released: {
    why: 'Nobody had confirmed your email address, so this hour was released.',
    way: 'Choose an hour again',
    wayByLink: 'Use the link above to choose an hour again.',
  },
  /** How to ask the organiser for another hour. */
  ask: 'Please write to us if you would like another hour.',

  registrationReceived: {
    heading: 'We have your registration',
    /** Without meetings for people from a file, who cannot choose any by themselves. */
    opening: (name: string, meetings: number) =>
      meetings === 0
        ? `You are registered for Business Matching at the ${name}. You have no meetings yet: the organiser arranges them for you. Please write to us with your reference, and say whom you would like to meet.`
        : `We have received your registration for Business Matching at the ${name}, with ${theMeetings(meetings)} below. The organiser will confirm each one and write to you again.`,
  },
  meetingStatus: {
    heading: 'Your meeting schedule',
    /** What the attached file does; at least one of the two is true. */
    calendar(holdsApproved: boolean, takesBack: boolean): string {
      if (!holdsApproved) return 'The attached calendar file removes the meetings that are off.';
      return takesBack
        ? 'The attached calendar file holds your approved meetings, and removes those that are off.'
        : 'The attached calendar file holds your approved meetings.';
    },
    /** What was decided, for the meetings that the visitor did not cancel. */
    outcome(approved: number, total: number): string {
      if (total === 0) return 'You have cancelled all your meetings; you can choose other hours.';
      if (total === 1)
        return approved === 1
          ? 'Your meeting is approved.'
          : 'Your meeting could not be confirmed; you can choose another hour for it.';
      if (approved === total) return `All your ${total} meetings are approved.`;
      if (approved === 0)
        return `None of your ${total} meetings could be confirmed; you can choose other hours for them.`;
      const left = total - approved;
      const [pronoun, hour] = left === 1 ? ['it', 'another hour'] : ['them', 'other hours'];
      const are = approved === 1 ? 'is' : 'are';
      return `${approved} of your ${total} meetings ${are} approved. ${inWords(left)} could not be confirmed; you can choose ${hour} for ${pronoun}.`;
    },
  },
  detailsAsked: {
    heading: 'Complete your details',
    opening: (name: string) => `You are registered for the ${name}. Some of your details are still missing.`,
  },
  scheduleLink: {
    heading: 'The link to your schedule',
    opening: (name: string) => `Here is the link to your schedule at the ${name}.`,
  },
  /** How to confirm the address, and until when, as printed with the zone; opening the link is not enough. */
  confirm: {
    way: 'Please confirm your email address: open your schedule and press Confirm there.',
    until: (at: string, zone: string) =>
      `Slots that are not confirmed by ${at}, ${zone}, are released for other visitors.`,
  },
  confirmationReminder: {
    heading: 'Please confirm your email address',
    opening: (name: string, meetings: number) =>
      `You have asked for ${theMeetings(meetings)} below at the ${name}, and your email address is not confirmed yet.`,
  },
  hoursReleased: {
    heading: 'Your hours were released',
    opening: (name: string) =>
      `Your email address was not confirmed, so the hours marked below at the ${name} were released for other visitors. You can choose again as long as hours are free: open your schedule and press Book again beside a company.`,
  },
  meetingsChanged: {
    heading: 'Your meetings have changed',
    opening: (name: string, meetings: number) =>
      `The organiser of the ${name} has had to make changes. They concern ${theMeetings(meetings)} below, as ${meetings === 1 ? 'it is' : 'they are'} now.`,
    /** Beneath a meeting that was moved. */
    was: (date: string, time: string) => `Before: ${date}, ${time}`,
    /** Beneath one that another exhibitor has taken over. */
    wasWith: (date: string, time: string, exhibitor: string) => `Before: ${date}, ${time}, with ${exhibitor}`,
    /** Beneath one that was not, in messages from before the reason was kept, and with it. */
    stays: 'This meeting stays at its time.',
    staysFor: {
      withdrawn: 'This exhibitor takes no new meetings. Yours stays as it is.',
      blocked: 'This exhibitor takes no new meetings at this time. Yours stays as it is.',
      grid: 'The days or hours of the exhibition have changed. This meeting stays at its time.',
    },
    calendar: 'The attached calendar file brings your calendar up to date.',
  },
  exhibitorChanged: {
    heading: 'Where to find your meetings',
    opening: (name: string, meetings: number) =>
      `${meetings === 1 ? 'An exhibitor' : 'Exhibitors'} that you meet at the ${name} can now be found in another way. Day and time of ${theMeetings(meetings)} below stay as they are.`,
    was: (place: string) => `Before: ${place}`,
    is: (place: string) => `Now: ${place}`,
  },
  notYou: 'If you did not ask for this, you can ignore this email.',

  applicationReceived: {
    heading: 'We have your application',
    opening: (name: string) =>
      `We have received your application for the Hosted Buyer programme at the ${name}.`,
    wait: 'We review applications in the order they arrive. There is nothing you need to do now.',
    next: 'What happens next',
    steps: [
      'The organiser reviews your application and your documents.',
      'If it is approved, you will receive a confirmation letter by email, with your personal link to book your stay and pay the deposit.',
      'Once the deposit is paid, you choose your meetings.',
    ],
    freeSteps: [
      'If it is approved, you will receive a confirmation letter by email, with your personal link to book your stay.',
      'Once your stay is booked, you choose your meetings.',
    ],
    asked: 'Hosted buyers commit to:',
  },
  applicationApproved: {
    heading: 'You are a hosted buyer',
    opening: (name: string) =>
      `Your application is approved: you are a hosted buyer at the ${name}. Please book your stay now.`,
    stay: (length: string) => `Your hotel stay of ${length} is free.`,
    button: 'Book my stay',
    firstCome: 'Places are first come, first served. Yours is secured once the deposit is paid.',
    /** Where no deposit is asked for. */
    freeFirstCome: 'Places are first come, first served. Yours is secured once your stay is booked.',
    obligations: 'What we ask of you',
    depositTitle: 'Your deposit',
    deposit: (amount: string) => `A refundable deposit of ${amount} is paid with the booking.`,
    night: (amount: string) => `Each extra night costs ${amount}.`,
  },
  applicationRejected: {
    heading: 'Your application',
    opening: (name: string) =>
      `Thank you for your application for the Hosted Buyer programme at the ${name}. We are sorry that we cannot offer you a place.`,
    places:
      'Places in the programme are limited. You are still very welcome at the exhibition: as a visitor you can ask exhibitors for meetings through Business Matching.',
    button: 'Register for Business Matching',
    questions: 'If you think we have missed something, please write to us with your reference.',
  },
  documentAsked: {
    heading: 'Please send us a document',
    opening: (document: string, name: string) =>
      `To go on with your application for the Hosted Buyer programme at the ${name}, we need ${document}.`,
    button: 'Hand in the document',
    /** What can be sent, and until when. */
    how: (lastDay: string) =>
      `PDF, JPG or PNG, up to 2,000 KB a file. You can hand it in until ${lastDay}. What you sent before stays with your application.`,
    /** Explains that anyone with the link can hand in documents but cannot see any. */
    link: 'This link is for you alone: it takes documents in and shows none.',
  },
  /** Names as used within a sentence. */
  documents: {
    'business-card': 'your business card',
    'company-certificate': 'your company registration certificate',
    passport: 'your passport',
  } satisfies Record<DocumentKind, string>,
  obligations: ({ meetingsADay, programmeMeetings, stagePrograms }: Obligations) => [
    `${counted(meetingsADay, 'business meeting')} a day (${programmeMeetings} in total)`,
    `at least ${counted(stagePrograms, 'stage program')}`,
  ],
  refundTerms: ({ refundAfterMeetings, refundWithinDays }: RefundTerms) =>
    `The deposit is refunded in full after at least ${counted(refundAfterMeetings, 'completed business meeting')}, within about ${counted(refundWithinDays, 'day')}. It is not refunded otherwise. Extra nights are not refundable.`,
  ...stayMail,
  ...exhibitorMail,
  depositReceipt: {
    heading: 'Your deposit was received',
    opening: (amount: string, name: string) =>
      `We have received ${amount} for your stay at the ${name}. You can choose your meetings now.`,
    button: 'Choose my meetings',
    receipt: 'Receipt',
    stay: 'Your stay',
    refNo: 'Reference number',
    paid: 'Paid',
    /** @param _nights charged by the line; 0 for the deposit, undefined if only its label is known */
    line: (label: string, _nights: number | undefined) => label,
    total: 'Total',
    stayingDuration: 'Staying duration',
    roomType: 'Room type',
    /** Of the default types; others are written as the organiser named them. */
    roomTypes: { 'Two Single Bed': 'Two Single Bed', 'One Double Bed': 'One Double Bed' } as Readonly<
      Partial<Record<string, string>>
    >,
    extraNights: 'Extra nights',
    none: 'None',
    refundable: (amount: string) => `Refundable: ${amount}.`,
    terms: (version: string) => `Terms version ${version}.`,
  },
  hostedMeetingsReceived: {
    heading: 'We have your meetings',
    opening: (name: string, meetings: number) =>
      `We have received ${theMeetings(meetings)} you chose at the ${name}. The organiser will confirm each one and write to you again.`,
  },
  roomFree: {
    heading: 'A room is free for you',
    opening: (name: string) => `A room that you were waiting for is free for your stay at the ${name}.`,
    kept: (until: string, zone: string) =>
      `We keep it for you until ${until} (${zone}). After that it is offered to the next person.`,
    button: 'Book the room',
    /** How the buyer secures the room. */
    sure: 'Please book it and pay the deposit: then the room is yours.',
    freeSure: 'Please book it: then the room is yours.',
  },
  ...groupMail,
  hostedLink: {
    heading: 'The link to your pages',
    opening: (name: string) =>
      `Here is the link to your pages as a hosted buyer at the ${name}. It takes you to your current step: your stay, the deposit, or your meetings.`,
    freeOpening: (name: string) =>
      `Here is the link to your pages as a hosted buyer at the ${name}. It takes you to your current step: your stay, or your meetings.`,
    button: 'Open my pages',
  },

  staffInvitation: {
    heading: 'You are invited to the dashboard',
    /** @param by who invites; empty if unknown. @param name of the exhibition, or null */
    opening(by: string, name: string | null, role: string): string {
      const place = name === null ? 'the dashboard' : `the dashboard of the ${name}`;
      return by === ''
        ? `You are invited to ${place}, with the role ${role}.`
        : `${by} invites you to ${place}, with the role ${role}.`;
    },
    login: (email: string) => `You will log in as ${email}. Choose a password to begin.`,
    button: 'Choose a password',
    valid: 'The link works for 7 days, until a password is chosen. Please do not forward it.',
  },
  roles: { desk: 'desk', viewer: 'viewer', editor: 'editor', admin: 'admin' } satisfies Record<
    OrganiserRole,
    string
  >,
  /** Sent to an organiser who tests the mail server. */
  mailTest: {
    subject: 'Test message',
    sentence:
      'This message shows that the mail server accepts messages from your exhibition. Nothing else needs to be done.',
  },
  passwordReset: {
    heading: 'Choose a new password',
    opening: (email: string) => `A new password was requested for ${email}.`,
    button: 'Choose a new password',
    valid:
      'The link works once, within one hour. If you did not ask for this, you can ignore this email: your password stays as it is.',
  },

  calendar: {
    summary: (exhibitor: string) => `Meeting with ${exhibitor}`,
    /** Prefix of a cancelled meeting's summary. */
    tentative: 'To be confirmed: ',
    cancelled: 'Cancelled: ',
    /** @param place of the exhibition; empty if unknown */
    location: (boothNumber: string, exhibitor: string, name: string, place: string) =>
      `Booth ${boothNumber}, ${exhibitor}, ${name}${place && `, ${place}`}`,
    description: (reference: string) => `Your reference is ${reference}.`,
  },
};
export type EmailWords = typeof en;

export const emailKinds: Record<EmailKind, string> = {
  'registration-received': 'Registration received',
  'meeting-status': 'Meeting status',
  'schedule-link': 'Link to the schedule',
  'confirmation-reminder': 'Reminder to confirm',
  'hours-released': 'Hours released',
  'meetings-changed': 'Meetings changed',
  'exhibitor-changed': 'Exhibitor changed',
  'details-asked': 'Details asked for',
  'application-received': 'Application received',
  'application-approved': 'Application approved',
  'application-rejected': 'Application rejected',
  'document-asked': 'Document asked for',
  'stay-booked': 'Stay booked',
  'stay-changed': 'Stay changed',
  'stay-outside': 'Stay outside the new days',
  'deposit-receipt': 'Deposit receipt',
  'deposit-refunded': 'Refund',
  'hosted-meetings-received': 'Hosted meetings received',
  'hosted-link': 'Link for a hosted buyer',
  'room-free': 'Room offered',
  'exhibitor-notice': 'Notice to an exhibitor',
  'group-message': 'Message to a group',
  'reminder-week': 'Reminder a week before',
  'reminder-evening': 'Reminder the evening before',
  'reminder-hours': 'Reminder two hours before',
  'staff-invitation': 'Staff invitation',
  'password-reset': 'Password reset',
};
