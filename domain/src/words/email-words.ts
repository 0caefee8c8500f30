// The words of every message: one catalogue for each language has all of them, or it does not compile.
import type { RoomType } from '../booking/schema.ts';
import type { DocumentKind } from '../document/schema.ts';
import type { EmailKind } from '../email/schema.ts';
import type { OrganiserRole } from '../organiser/schema.ts';

/** Why an hour is not the visitor's any more, and how another is chosen. */
interface EndedWords {
  why: string;
  /** The words of a link. */
  way: string;
  /** The same as a sentence of plain text. */
  wayByLink: string;
}

interface SubjectParts {
  /** Of the exhibition; null where there is none yet, for messages to staff. */
  name: string | null;
  /** Its first and last day, YYYY-MM-DD. */
  firstDate: string;
  lastDate: string;
}

/** What the programme asks; sentences put the numbers in. */
interface Obligations {
  meetingsADay: number;
  programmeMeetings: number;
  stagePrograms: number;
}

/**
 * Parts that are HTML in a message come as before and after: catalogues hold plain text, and what is escaped is decided
 * where it is put together.
 */
export interface EmailWords {
  /** A line of its own, around the name. */
  greeting: { before: string; after: string };
  /** Before the address of a button, for readers that show no buttons. */
  orOpen: string;
  /** Between two sentences of a paragraph. */
  gap: string;
  /** Between the parts of one line. */
  comma: string;
  fact(label: string, value: string): string;
  /** Plain text of a button: its address stands on the next line. */
  linkLine(label: string, link: string): string;
  /** Before the ways to reach the organiser. */
  questions: string;
  booth(boothNumber: string): string;
  allTimes: string;
  /** Of a line of the footer, around the reference. */
  reference: { before: string; after: string };
  linkIsYours: { visitor: string; hosted: string };
  subject: Record<EmailKind, (parts: SubjectParts) => string>;

  openSchedule: string;
  openMeetings: string;
  status: { approved: string; rejected: string; pending: string; cancelled: string; released: string };
  rejected: EndedWords;
  cancelled: EndedWords;
  /** Nobody had confirmed the email address. */
  released: EndedWords;
  /** Where the organiser is asked for another hour. */
  ask: string;

  registrationReceived: { heading: string; opening(name: string, meetings: number): string };
  meetingStatus: {
    heading: string;
    /** What the attached file does; at least one of both is true. */
    calendar(holdsApproved: boolean, takesBack: boolean): string;
    /** What was decided, of the meetings that the visitor did not give up. */
    outcome(approved: number, total: number): string;
  };
  scheduleLink: { heading: string; opening(name: string): string };
  /** How an email address is confirmed, and until when; opening the link is not enough. */
  confirm: { way: string; until(at: number): string };
  confirmationReminder: { heading: string; opening(name: string, meetings: number): string };
  hoursReleased: { heading: string; opening(name: string): string };
  notYou: string;

  applicationReceived: {
    heading: string;
    opening(name: string): string;
    wait: string;
    next: string;
    steps: readonly string[];
    asked: string;
  };
  applicationApproved: {
    heading: string;
    opening(name: string): string;
    button: string;
    firstCome: string;
    obligations: string;
    depositTitle: string;
    deposit(amount: string): string;
    night(amount: string): string;
  };
  applicationRejected: {
    heading: string;
    opening(name: string): string;
    places: string;
    /** Of the way to Business Matching. */
    button: string;
    questions: string;
  };
  documentAsked: {
    heading: string;
    opening(document: string, name: string): string;
    button: string;
    /** What can be sent, and until when. */
    how(lastDay: string): string;
    /** That whoever has the link can hand in, and see nothing. */
    link: string;
  };
  /** As they stand within a sentence. */
  documents: Record<DocumentKind, string>;
  /** A list of points. */
  obligations(numbers: Obligations): readonly string[];
  refundTerms(numbers: { refundAfterMeetings: number; refundWithinDays: number }): string;
  depositReceipt: {
    heading: string;
    opening(amount: string, name: string): string;
    button: string;
    receipt: string;
    stay: string;
    refNo: string;
    paid: string;
    /** @param nights that the line counts; 0 for the deposit, undefined where only its label is known */
    line(label: string, nights: number | undefined): string;
    total: string;
    stayingDuration: string;
    roomType: string;
    roomTypes: Record<RoomType, string>;
    extraNights: string;
    none: string;
    refundable(amount: string): string;
    terms(version: string): string;
  };
  hostedMeetingsReceived: { heading: string; opening(name: string, meetings: number): string };
  roomFree: {
    heading: string;
    opening(name: string): string;
    kept(until: string): string;
    button: string;
    /** What makes the room the buyer's. */
    sure: string;
  };
  hostedLink: { heading: string; opening(name: string): string; button: string };

  staffInvitation: {
    heading: string;
    /** @param by who invites; empty where nobody is named. @param name of the exhibition, or null */
    opening(by: string, name: string | null, role: string): string;
    login(email: string): string;
    button: string;
    valid: string;
  };
  roles: Record<OrganiserRole, string>;
  passwordReset: { heading: string; opening(email: string): string; button: string; valid: string };

  calendar: {
    summary(exhibitor: string): string;
    /** Of a meeting that is off, before its summary. */
    cancelled: string;
    /** @param place of the exhibition; empty where it is not known */
    location(boothNumber: string, exhibitor: string, name: string, place: string): string;
    description(reference: string): string;
  };
}
