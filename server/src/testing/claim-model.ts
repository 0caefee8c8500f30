// What claims should be, in memory and without SQL: the rules of decisions 5 as plainly as they can be said.

export const MODEL_LIMIT = 3;
const HOLD_MINUTES = 10;
const LONGEST_MINUTES = 60;

export interface ModelClaim {
  kind: 'hold' | 'meeting';
  /** Number of a draft, or of a registration. */
  owner: number;
  exhibitor: number;
  slot: number;
  /** Of a hold: minutes of the model's clock. */
  heldAt: number;
  expiresAt: number;
  /** Of a meeting. */
  isRejected: boolean;
}

export type Wish = { exhibitor: number; slot: number };

export class ClaimModel {
  readonly places: number[];
  minute = 0;
  claims: ModelClaim[] = [];
  registrations = 0;

  /** @param places how many meetings each exhibitor holds in one hour */
  constructor(places: readonly number[]) {
    this.places = [...places];
  }

  #isLive(claim: ModelClaim): boolean {
    return claim.kind === 'hold' ? claim.expiresAt > this.minute : !claim.isRejected;
  }

  live(): ModelClaim[] {
    return this.claims.filter((claim) => this.#isLive(claim));
  }

  holdsOf(draft: number): ModelClaim[] {
    return this.live().filter((claim) => claim.kind === 'hold' && claim.owner === draft);
  }

  /** Whether an hour has a place left, for the draft that asks: its own holds do not count. */
  isFree({ exhibitor, slot }: Wish, draft: number | null): boolean {
    const others = this.live().filter(
      (claim) =>
        claim.exhibitor === exhibitor &&
        claim.slot === slot &&
        !(claim.kind === 'hold' && claim.owner === draft),
    );
    return others.length < (this.places[exhibitor] ?? 0);
  }

  /** 201, or 409 for what is gone, held for another company, or too much. */
  hold(draft: number, wish: Wish): number {
    const own = this.holdsOf(draft);
    const same = own.find((claim) => claim.exhibitor === wish.exhibitor);
    if (same?.slot === wish.slot) {
      // Places may have become fewer since: then the hour counts as gone, here as in a submission.
      if (!this.isFree(wish, draft)) return 409;
      this.#renew(same);
      return 201;
    }
    const others = own.filter((claim) => claim !== same);
    const isAllowed =
      this.isFree(wish, draft) &&
      others.every((claim) => claim.slot !== wish.slot) &&
      others.length < MODEL_LIMIT;
    if (!isAllowed) return 409;
    this.claims = this.claims.filter((claim) => claim !== same);
    this.claims.push({
      kind: 'hold',
      owner: draft,
      ...wish,
      heldAt: this.minute,
      expiresAt: this.minute + HOLD_MINUTES,
      isRejected: false,
    });
    return 201;
  }

  #renew(hold: ModelClaim): void {
    hold.expiresAt = Math.min(this.minute + HOLD_MINUTES, hold.heldAt + LONGEST_MINUTES);
  }

  renew(draft: number): void {
    for (const hold of this.holdsOf(draft)) this.#renew(hold);
  }

  release(draft: number, exhibitor: number | null): void {
    this.claims = this.claims.filter(
      (claim) =>
        !(claim.kind === 'hold' && claim.owner === draft) ||
        (exhibitor !== null && claim.exhibitor !== exhibitor),
    );
  }

  /** 201 with every wish, or 409 with nothing changed. */
  book(draft: number | null, wishes: readonly Wish[]): number {
    if (!wishes.every((wish) => this.isFree(wish, draft))) return 409;
    if (draft !== null) this.release(draft, null);
    this.registrations += 1;
    for (const wish of wishes)
      this.claims.push({
        kind: 'meeting',
        owner: this.registrations,
        ...wish,
        heldAt: 0,
        expiresAt: 0,
        isRejected: false,
      });
    return 201;
  }

  meetings(): ModelClaim[] {
    return this.claims.filter((claim) => claim.kind === 'meeting');
  }

  /** Whether a meeting may stand at a slot beside all other live claims. */
  canStand(meeting: ModelClaim, slot: number): boolean {
    const others = this.claims.filter((claim) => claim !== meeting && this.#isLive(claim));
    const atHour = others.filter((claim) => claim.exhibitor === meeting.exhibitor && claim.slot === slot);
    const ownElsewhere = others.some(
      (claim) => claim.kind === 'meeting' && claim.owner === meeting.owner && claim.slot === slot,
    );
    return atHour.length < (this.places[meeting.exhibitor] ?? 0) && !ownElsewhere;
  }
}
