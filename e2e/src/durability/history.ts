// What the clients of a load saw: each submission with its answers, each draft with the hours it was told it holds.
import type { CallInput } from '@visavis/contract/endpoint';
import type { registerVisitor } from '@visavis/contract/registration/endpoints';

export type Submission = CallInput<typeof registerVisitor>['body'];

export interface Slot {
  exhibitorId: number;
  day: number;
  hour: number;
}

export type SubmissionAnswer = { status: 201; id: number; reference: string } | { status: number };

export interface SentSubmission {
  key: string;
  draft: DraftSeen | null;
  body: Submission;
  slots: Slot[];
  /** Its draft held every hour when it was sent, so that nobody else can have one. */
  isHeld: boolean;
  /** Every answer that arrived; empty while nobody knows whether it is stored. */
  answers: SubmissionAnswer[];
}

export interface DraftSeen {
  token: string;
  /** The hours that the server said it holds. */
  holds: Slot[];
  /** What it holds if the last call, which got no answer, was carried out; null when every call was answered. */
  orElse: Slot[] | null;
  /** Ended by a submission that was answered with 201. */
  hasEnded: boolean;
}

export interface History {
  sent: SentSubmission[];
  drafts: DraftSeen[];
  /** First holds without an answer: each may have made a draft whose token nobody knows. */
  namelessDrafts: number;
  /** Answers that no client should ever see. */
  errors: string[];
}

export function emptyHistory(): History {
  return { sent: [], drafts: [], namelessDrafts: 0, errors: [] };
}

export const slotKey = ({ exhibitorId, day, hour }: Slot): string => `${exhibitorId}.${day}.${hour}`;

/** Compares what is held or met, whatever the order. */
export const slotList = (slots: readonly Slot[]): string => slots.map(slotKey).sort().join(' ');

/** The first answer that said it is stored. */
export function acceptedAnswer({ answers }: SentSubmission): { id: number; reference: string } | null {
  for (const answer of answers) if ('reference' in answer) return answer;
  return null;
}
