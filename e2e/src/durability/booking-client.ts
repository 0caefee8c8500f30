// A load client that holds, moves, releases and submits slots without pause until one of its calls gets no answer.
import { randomUUID } from 'node:crypto';
import type { Endpoint, Output } from '@visavis/contract/endpoint';
import { type Held, holdSlot, releaseHold, renewHolds } from '@visavis/contract/hold/endpoints';
import { registerVisitor } from '@visavis/contract/submission/endpoints';
import { type CallParts, type Reply, send } from '@visavis/server/testing/send';
import type { Random } from '@visavis/tools/demo-edition/random.ts';
import { anySlot, type Fair, goTogether, submissionFor } from './fair.ts';
import type { DraftSeen, History, SentSubmission, Slot } from './history.ts';

const OPEN_DRAFTS = 3;
/** Per registration. */
const MOST_MEETINGS = 8;

export interface Load {
  fair: Fair;
  history: History;
  /** Runs after each answer. */
  onAnswer(): void;
  /** Whether the outage is over, so that no further call will be cut off. */
  isOver(): boolean;
}

export class BookingClient {
  readonly #load: Load;
  readonly #name: string;
  readonly #random: Random;
  #drafts: DraftSeen[] = [];
  #people = 0;
  #isCut = false;

  /** @param name unique among the clients of the database */
  constructor(load: Load, name: string, random: Random) {
    this.#load = load;
    this.#name = name;
    this.#random = random;
  }

  /** Returns at the first call that gets no answer or a 503, or when the load is over. */
  async run(origin: string): Promise<void> {
    this.#isCut = false;
    this.#drafts = this.#drafts.filter(({ hasEnded }) => !hasEnded);
    while (!this.#isCut && !this.#load.isOver()) await this.#step(origin);
  }

  async #step(origin: string): Promise<void> {
    const draft = this.#drafts.length > 0 ? this.#random.pick(this.#drafts) : null;
    const chance = this.#random.next();
    if (chance < 0.25) await this.#submitBlind(origin);
    else if (!draft || (chance < 0.45 && this.#drafts.length < OPEN_DRAFTS)) await this.#begin(origin);
    else if (chance < 0.65) await this.#hold(origin, draft, this.#slotFor(draft));
    else if (chance < 0.72) await this.#move(origin, draft);
    else if (chance < 0.78) await this.#release(origin, draft);
    else if (chance < 0.85) await this.#change(origin, draft, renewHolds, draft.holds);
    else if (draft.holds.length > 0) await this.#submit(origin, draft);
  }

  #slotFor({ holds }: { holds: readonly Slot[] }): Slot {
    for (;;) {
      const slot = anySlot(this.#load.fair, this.#random);
      if (holds.every((held) => goTogether(held, slot))) return slot;
    }
  }

  async #begin(origin: string): Promise<void> {
    const slot = anySlot(this.#load.fair, this.#random);
    const reply = await this.#call(origin, holdSlot, { body: slot });
    if (!reply) this.#load.history.namelessDrafts += 1;
    if (!reply?.ok) return;
    const draft = {
      token: reply.output.draftToken,
      holds: slotsOf(reply.output),
      orElse: null,
      hasEnded: false,
    };
    this.#drafts.push(draft);
    this.#load.history.drafts.push(draft);
  }

  async #hold(origin: string, draft: DraftSeen, slot: Slot): Promise<void> {
    const others = draft.holds.filter(({ exhibitorId }) => exhibitorId !== slot.exhibitorId);
    await this.#change(origin, draft, holdSlot, [...others, slot], slot);
  }

  async #move(origin: string, draft: DraftSeen): Promise<void> {
    if (draft.holds.length === 0) return;
    const { exhibitorId } = this.#random.pick(draft.holds);
    await this.#hold(origin, draft, { ...this.#slotFor(draft), exhibitorId });
  }

  async #release(origin: string, draft: DraftSeen): Promise<void> {
    if (draft.holds.length === 0) return;
    const { exhibitorId } = this.#random.pick(draft.holds);
    const endpoint = { ...releaseHold, path: `/api/holds/${exhibitorId}` as const };
    const left = draft.holds.filter((held) => held.exhibitorId !== exhibitorId);
    await this.#change(origin, draft, endpoint, left);
  }

  /** @param after the draft's holds if the call is carried out */
  async #change(
    origin: string,
    draft: DraftSeen,
    endpoint: typeof holdSlot | typeof renewHolds | (Endpoint & { output: typeof releaseHold.output }),
    after: Slot[],
    body?: Slot,
  ): Promise<void> {
    draft.orElse = after;
    const reply = await this.#call(origin, endpoint, { draftToken: draft.token, body });
    if (!reply) return;
    draft.orElse = null;
    if (reply.ok) draft.holds = slotsOf(reply.output as Held);
  }

  async #submit(origin: string, draft: DraftSeen): Promise<void> {
    const isHeld = draft.holds.length >= MOST_MEETINGS || this.#random.chance(0.8);
    const slots = isHeld ? draft.holds : [...draft.holds, this.#slotFor(draft)];
    await this.#register(origin, slots, draft, isHeld);
    this.#drafts = this.#drafts.filter(({ hasEnded }) => !hasEnded);
  }

  async #submitBlind(origin: string): Promise<void> {
    const slots: Slot[] = [];
    for (let count = this.#random.between(1, 4); count > 0; count -= 1)
      slots.push(this.#slotFor({ holds: slots }));
    await this.#register(origin, slots, null, false);
  }

  async #register(origin: string, slots: Slot[], draft: DraftSeen | null, isHeld: boolean): Promise<void> {
    this.#people += 1;
    const interests = this.#random.sample(this.#load.fair.interests, this.#random.between(1, 3));
    const body = submissionFor(this.#load.fair, `${this.#name}-${this.#people}`, slots, interests);
    const sent: SentSubmission = { key: randomUUID(), draft, body, slots: [...slots], isHeld, answers: [] };
    this.#load.history.sent.push(sent);
    if (!(await submit(origin, sent, this.#load.history))) this.#isCut = true;
    this.#load.onAnswer();
  }

  async #call<E extends Endpoint>(
    origin: string,
    endpoint: E,
    parts: CallParts,
  ): Promise<Reply<Output<E>> | null> {
    const reply = await send(origin, endpoint, parts);
    this.#load.onAnswer();
    const isUnsure = isUnanswered(reply, this.#load.history);
    if (isUnsure) this.#isCut = true;
    return isUnsure ? null : reply;
  }
}

/** Records an answer that no client should get. A 503 with Retry-After counts as no answer: the call may be retried. */
function isUnanswered(reply: Reply<unknown> | null, history: History): boolean {
  if (reply === null) return true;
  if (reply.ok || reply.status === 409) return false;
  if (reply.status === 503 && reply.retryAfter !== null) return true;
  history.errors.push(`answered with ${reply.status} ${reply.code}: ${reply.text}`);
  return false;
}

/** Sends or repeats a submission and records the answer. Returns false when there was none. */
export async function submit(origin: string, sent: SentSubmission, history: History): Promise<boolean> {
  const reply = await send(origin, registerVisitor, {
    body: sent.body,
    draftToken: sent.draft?.token,
    idempotencyKey: sent.key,
  });
  if (reply === null || isUnanswered(reply, history)) return false;
  if (reply.ok) {
    sent.answers.push({ status: 201, id: reply.output.registration_id, reference: reply.output.reference });
    if (sent.draft) sent.draft.hasEnded = true;
  } else sent.answers.push({ status: reply.status });
  return true;
}

const slotsOf = ({ holds }: Held): Slot[] =>
  holds.map(({ exhibitorId, day, minute }) => ({ exhibitorId, day, minute }));
