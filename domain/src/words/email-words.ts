// Type of an email catalogue: a language without all words does not compile.
import type { RoomType } from '../booking/schema.ts';
import type { DocumentKind } from '../document/schema.ts';
import type { EmailKind } from '../email/schema.ts';
import type { OrganiserRole } from '../staff/schema.ts';

/** Why an hour is no longer the visitor's, and how to choose another. */
interface EndedWords {
  why: string;
  /** Text of a link. */
  way: string;
  /** The same as a plain-text sentence. */
  wayByLink: string;
}

interface SubjectParts {
  /** Name of the exhibition; null for messages to staff before there is one. */
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

/**
 * Texts around an HTML part are split into before and after: catalogues contain plain text, and escaping is decided
 * where the message is assembled.
 */
export interface EmailWords {
  /** On its own line, around the name. */
  greeting: { before: string; after: string };
  /** Before the URL of a button, for mail readers that show no buttons. */
  orOpen: string;
  /** Between two sentences of a paragraph. */
  gap: string;
  /** Between the parts of one line. */
  comma: string;
  fact(label: string, value: string): string;
  /** Plain text of a button, with its URL on the next line. */
  linkLine(label: string, link: string): string;
  /** Before the organiser's contact details. */
  questions: string;
  booth(boothNumber: string): string;
  allTimes: string;
  /** A footer line, around the reference. */
  reference: { before: string; after: string };
  linkIsYours: { visitor: string; hosted: string };
  subject: Record<EmailKind, (parts: SubjectParts) => string>;

  openSchedule: string;
  openMeetings: string;
  status: { approved: string; rejected: string; pending: string; cancelled: string; released: string };
  rejected: EndedWords;
  cancelled: EndedWords;
  /** The email address was not confirmed. */
  released: EndedWords;
  /** How to ask the organiser for another hour. */
  ask: string;

  registrationReceived: { heading: string; opening(name: string, meetings: number): string };
  meetingStatus: {
    heading: string;
    /** What the attached file does; at least one of the two is true. */
    calendar(holdsApproved: boolean, takesBack: boolean): string;
    /** What was decided, for the meetings that the visitor did not cancel. */
    outcome(approved: number, total: number): string;
  };
  scheduleLink: { heading: string; opening(name: string): string };
  /** How to confirm the email address, and until when; opening the link is not enough. */
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
    /** Label of the button to Business Matching. */
    button: string;
    questions: string;
  };
  documentAsked: {
    heading: string;
    opening(document: string, name: string): string;
    button: string;
    /** What can be sent, and until when. */
    how(lastDay: string): string;
    /** Explains that anyone with the link can hand in documents but cannot see any. */
    link: string;
  };
  /** Names as used within a sentence. */
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
    /** @param nights charged by the line; 0 for the deposit, undefined if only its label is known */
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
    /** How the buyer secures the room. */
    sure: string;
  };
  hostedLink: { heading: string; opening(name: string): string; button: string };

  staffInvitation: {
    heading: string;
    /** @param by who invites; empty if unknown. @param name of the exhibition, or null */
    opening(by: string, name: string | null, role: string): string;
    login(email: string): string;
    button: string;
    valid: string;
  };
  roles: Record<OrganiserRole, string>;
  passwordReset: { heading: string; opening(email: string): string; button: string; valid: string };

  calendar: {
    summary(exhibitor: string): string;
    /** Prefix of a cancelled meeting's summary. */
    cancelled: string;
    /** @param place of the exhibition; empty if unknown */
    location(boothNumber: string, exhibitor: string, name: string, place: string): string;
    description(reference: string): string;
  };
}
