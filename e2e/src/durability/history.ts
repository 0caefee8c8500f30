// Records what the load clients saw: each submission with its answers, and each draft with its reported holds.
import type { CallInput } from '@visavis/contract/endpoint';
import type { registerVisitor } from '@visavis/contract/submission/endpoints';

export type Submission = CallInput<typeof registerVisitor>['body'];

export interface Slot {
  exhibitorId: number;
  day: number;
  minute: number;
}

type SubmissionAnswer = { status: 201; id: number; reference: string } | { status: number };

export interface SentSubmission {
  key: string;
  draft: DraftSeen | null;
  body: Submission;
  slots: Slot[];
  /** Its draft held every slot at the time of sending, so no other client can have taken one. */
  isHeld: boolean;
  /** Every answer that arrived; empty while it is unknown whether the submission is stored. */
  answers: SubmissionAnswer[];
}

export interface DraftSeen {
  token: string;
  /** The slots that it holds according to the server. */
  holds: Slot[];
  /** The holds if the last, unanswered call was carried out; null if every call was answered. */
  orElse: Slot[] | null;
  /** Ended by a submission that was answered with 201. */
  hasEnded: boolean;
}

export interface History {
  sent: SentSubmission[];
  drafts: DraftSeen[];
  /** Unanswered first holds: each may have created a draft whose token no client received. */
  namelessDrafts: number;
  /** Answers that no client should ever see. */
  errors: string[];
}

export function emptyHistory(): History {
  return { sent: [], drafts: [], namelessDrafts: 0, errors: [] };
}

export const slotKey = ({ exhibitorId, day, minute }: Slot): string => `${exhibitorId}.${day}.${minute}`;

/** A comparable form of a set of slots, independent of their order. */
export const slotList = (slots: readonly Slot[]): string => slots.map(slotKey).sort().join(' ');

/** The first answer that confirms the submission is stored. */
export function acceptedAnswer({ answers }: SentSubmission): { id: number; reference: string } | null {
  for (const answer of answers) if ('reference' in answer) return answer;
  return null;
}
