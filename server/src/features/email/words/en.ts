// The words of messages in English.

import { FAIR_UTC_OFFSET_MINUTES, fairDateAt } from '@visavis/domain/edition/calendar';
import { dateLabel, periodLabel } from '@visavis/domain/language/dates';
import type { EmailWords } from './email-words.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const theMeetings = (count: number): string => (count === 1 ? 'the meeting' : `the ${count} meetings`);

export const en = {
  greeting: { before: 'Dear ', after: ', ' },
  gap: ' ',
  comma: ', ',
  fact: (label, value) => `${label}: ${value}`,
  linkLine: (label, link) => `${label}:\n${link}`,
  list: (items) => items.join(', '),
  questions: 'Questions: ',
  booth: (boothNumber) => `booth ${boothNumber}`,
  allTimes: 'All times are UTC+8.',
  reference: { before: 'Your reference is ', after: '.' },
  linkIsYours: {
    visitor: 'The link above opens your own schedule without a password: please do not forward it.',
    hosted:
      'The link above is yours alone and opens your pages without a password: please do not forward it.',
  },
  subject: {
    'registration-received': ({ name }) => `Your registration for the ${name}`,
    'meeting-status': ({ firstDate, lastDate }) =>
      `Your meeting schedule, ${periodLabel(firstDate, lastDate, 'en')}`,
    'schedule-link': ({ name }) => `The link to your schedule, ${name}`,
    'application-received': ({ name }) => `Your application as a hosted buyer, ${name}`,
    'application-approved': ({ name }) => `You are a hosted buyer of the ${name}`,
    'application-rejected': ({ name }) => `Your application as a hosted buyer, ${name}`,
    'deposit-receipt': ({ name }) => `Your deposit was received, ${name}`,
    'hosted-meetings-received': ({ name }) => `Your meetings at the ${name}`,
    'hosted-link': ({ name }) => `The link to your pages, ${name}`,
    'staff-invitation': ({ name }) =>
      `You are invited to the dashboard${name === null ? '' : ` of the ${name}`}`,
    'password-reset': () => 'Choose a new password',
  },

  openSchedule: 'Open my schedule',
  openMeetings: 'Open my meetings',
  status: { approved: 'Approved', rejected: 'Rejected', pending: 'Pending', cancelled: 'Cancelled by you' },
  rejected: {
    why: 'This hour could not be taken.',
    way: 'Choose another hour',
    wayByLink: 'Choose another hour by the link above.',
  },
  cancelled: {
    why: 'You gave this hour up.',
    way: 'Choose an hour again',
    wayByLink: 'Choose an hour again by the link above.',
  },
  ask: 'Please write to us for another hour.',

  registrationReceived: {
    heading: 'We have your registration',
    opening: (name, meetings) =>
      `we have received your registration for Business Matching at the ${name}, with ${theMeetings(meetings)} below. The organiser confirms each of them and writes to you again.`,
  },
  meetingStatus: {
    heading: 'Your meeting schedule',
    hasCalendar: 'The calendar file attached holds the approved meetings.',
    outcome(approved, total) {
      if (total === 0) return 'you have cancelled all your meetings; you can choose other hours.';
      if (total === 1)
        return approved === 1
          ? 'your meeting is approved.'
          : 'your meeting could not be confirmed; you can choose another hour for it.';
      if (approved === total) return `all your ${total} meetings are approved.`;
      if (approved === 0)
        return `none of your ${total} meetings could be confirmed; you can choose other hours for them.`;
      const left = total - approved;
      const [pronoun, hour] = left === 1 ? ['it', 'another hour'] : ['them', 'other hours'];
      const are = approved === 1 ? 'is' : 'are';
      return `${approved} of your ${total} meetings ${are} approved. ${inWords(left)} could not be confirmed; you can choose ${hour} for ${pronoun}.`;
    },
  },
  scheduleLink: {
    heading: 'The link to your schedule',
    opening: (name) => `here is the link to your schedule at the ${name}.`,
  },
  notYou: 'If you did not ask for it you need not do anything.',

  applicationReceived: {
    heading: 'We have your application',
    opening: (name) => `we have received your application for the Hosted Buyer programme of the ${name}.`,
    wait: 'Applications are looked at on a first-come, first-served basis. You need not do anything now.',
    next: 'What happens next',
    steps: [
      'The organiser looks at your application and your documents.',
      'If it is approved you receive a confirmation letter by email, with your personal link to book your stay and to pay the deposit.',
      'When the deposit is paid you choose your meetings.',
    ],
    asked: 'Hosted buyers commit to:',
  },
  applicationApproved: {
    heading: 'You are a hosted buyer',
    opening: (name) =>
      `your application is approved: you are a hosted buyer of the ${name}. Please book your stay now; it is a free stay of 3 days and 2 nights in a 4-star hotel.`,
    button: 'Book my stay',
    firstCome: 'Places are given first come, first served: yours is sure once the deposit is paid.',
    obligations: 'What we ask of you',
    depositTitle: 'Your deposit',
    deposit: (amount) => `A refundable deposit of ${amount} is paid with the booking.`,
    night: (amount) => `Each extra night costs ${amount}.`,
  },
  applicationRejected: {
    heading: 'Your application',
    opening: (name) =>
      `thank you for your application for the Hosted Buyer programme of the ${name}. We are sorry that we cannot offer you a place.`,
    places:
      'The places of the programme are few. You are welcome at the exhibition all the same, and as a visitor you can ask exhibitors for meetings through Business Matching on our website.',
    questions: 'If you think that we have missed something, please write to us with your reference.',
  },
  obligations: ({ meetingsADay, programmeMeetings, stagePrograms }) => [
    `${counted(meetingsADay, 'business meeting')} a day (${programmeMeetings} in total)`,
    `at least ${counted(stagePrograms, 'stage program')}`,
  ],
  refundTerms: ({ refundAfterMeetings, refundWithinDays }) =>
    `The deposit is refunded in full after at least ${counted(refundAfterMeetings, 'completed business meeting')}, within about ${counted(refundWithinDays, 'day')}. It is not refunded otherwise. Extra nights are not refundable.`,
  depositReceipt: {
    heading: 'Your deposit was received',
    opening: (amount, name) =>
      `we have received ${amount} for your stay at the ${name}. You can choose your meetings now.`,
    button: 'Choose my meetings',
    receipt: 'Receipt',
    stay: 'Your stay',
    refNo: 'Reference number',
    paid: 'Paid',
    paidAt(at) {
      const atFair = new Date(at + FAIR_UTC_OFFSET_MINUTES * 60_000).toISOString();
      return `${dateLabel(fairDateAt(new Date(at)), 'en')}, ${atFair.slice(11, 16)} UTC+8`;
    },
    line: (label) => label,
    total: 'Total',
    stayingDuration: 'Staying duration',
    roomType: 'Room type',
    roomTypes: { 'Two Single Bed': 'Two Single Bed', 'One Double Bed': 'One Double Bed' },
    extraNights: 'Extra nights',
    none: 'None',
    refundable: (amount) => `Refundable: ${amount}.`,
    terms: (version) => `Terms version ${version}.`,
  },
  hostedMeetingsReceived: {
    heading: 'We have your meetings',
    opening: (name, meetings) =>
      `we have received ${theMeetings(meetings)} that you have chosen at the ${name}. The organiser confirms each of them and writes to you again.`,
  },
  hostedLink: {
    heading: 'The link to your pages',
    opening: (name) =>
      `here is the link to your pages as a hosted buyer of the ${name}. It opens the step at which you are: your stay, the deposit, or your meetings.`,
    button: 'Open my pages',
  },

  staffInvitation: {
    heading: 'You are invited to the dashboard',
    opening(by, name, role) {
      const place = name === null ? 'the dashboard' : `the dashboard of the ${name}`;
      return by === ''
        ? `You are invited to ${place}, with the role ${role}.`
        : `${by} invites you to ${place}, with the role ${role}.`;
    },
    login: (email) => `You will log in as ${email}. Choose a password to begin.`,
    button: 'Choose a password',
    valid: 'The link works for 7 days, until a password is chosen. Please do not forward it.',
  },
  roles: { viewer: 'viewer', editor: 'editor', admin: 'admin' },
  passwordReset: {
    heading: 'Choose a new password',
    opening: (email) => `A new password was asked for ${email}.`,
    button: 'Choose a new password',
    valid:
      'The link works for one hour and once. If you did not ask for it you need not do anything: your password stays as it is.',
  },

  calendar: {
    summary: (exhibitor) => `Meeting with ${exhibitor}`,
    location: (boothNumber, exhibitor, name) => `Booth ${boothNumber}, ${exhibitor}, ${name}`,
    description: (reference) => `Your reference is ${reference}.`,
  },
} satisfies EmailWords;
