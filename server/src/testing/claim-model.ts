// A model of claims in memory and without SQL: the rules of decisions 5 in their simplest form.

export const MODEL_LIMIT = 3;
/** Not a slot of the grid, but a whole hour that covers slots 0 and 1, which are its halves. */
export const WHOLE_HOUR = -1;
const overlap = (one: number, other: number): boolean =>
  one === other || (one === WHOLE_HOUR && other <= 1) || (other === WHOLE_HOUR && one <= 1);

const HOLD_MINUTES = 10;
const LONGEST_MINUTES = 60;

export interface ModelClaim {
  kind: 'hold' | 'meeting';
  /** Number of a draft, or of a registration. */
  owner: number;
  exhibitor: number;
  slot: number;
  /** Minutes of the model's clock, for a hold. */
  heldAt: number;
  expiresAt: number;
  /** A hold is always 'hold'; 'cancelled' is a rejected meeting that its visitor cancelled. */
  status: 'hold' | 'pending' | 'approved' | 'rejected' | 'cancelled';
}

const isLive = ({ status }: Pick<ModelClaim, 'status'>): boolean =>
  status !== 'rejected' && status !== 'cancelled';

export type Wish = { exhibitor: number; slot: number };
/** The slot and status of a meeting. */
export type Standing = Pick<ModelClaim, 'exhibitor' | 'slot' | 'status'>;

export class ClaimModel {
  readonly places: number[];
  minute = 0;
  claims: ModelClaim[] = [];
  registrations = 0;

  /** @param places how many parallel meetings each exhibitor has in one slot */
  constructor(places: readonly number[]) {
    this.places = [...places];
  }

  #isLive(claim: ModelClaim): boolean {
    return claim.kind === 'hold' ? claim.expiresAt > this.minute : isLive(claim);
  }

  live(): ModelClaim[] {
    return this.claims.filter((claim) => this.#isLive(claim));
  }

  holdsOf(draft: number): ModelClaim[] {
    return this.live().filter((claim) => claim.kind === 'hold' && claim.owner === draft);
  }

  /** Whether a slot has a place left for this draft: its own holds do not count. */
  isFree({ exhibitor, slot }: Wish, draft: number | null): boolean {
    const others = this.live().filter(
      (claim) =>
        claim.exhibitor === exhibitor &&
        overlap(claim.slot, slot) &&
        !(claim.kind === 'hold' && claim.owner === draft),
    );
    return others.length < (this.places[exhibitor] ?? 0);
  }

  /** 201; or 409 when the slot is taken, the draft holds it for another company, or has too many holds. */
  hold(draft: number, wish: Wish): number {
    const own = this.holdsOf(draft);
    const same = own.find((claim) => claim.exhibitor === wish.exhibitor);
    if (same?.slot === wish.slot) {
      // Places may have been reduced since: then the slot counts as taken, here as in a submission.
      if (!this.isFree(wish, draft)) return 409;
      this.#renew(same);
      return 201;
    }
    const others = own.filter((claim) => claim !== same);
    const isAllowed =
      this.isFree(wish, draft) &&
      others.every((claim) => !overlap(claim.slot, wish.slot)) &&
      others.length < MODEL_LIMIT;
    if (!isAllowed) return 409;
    this.claims = this.claims.filter((claim) => claim !== same);
    this.claims.push({
      kind: 'hold',
      owner: draft,
      ...wish,
      heldAt: this.minute,
      expiresAt: this.minute + HOLD_MINUTES,
      status: 'hold',
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
        status: 'pending',
      });
    return 201;
  }

  meetings(): ModelClaim[] {
    return this.claims.filter((claim) => claim.kind === 'meeting');
  }

  /** Whether a meeting may change to `wanted`, given all other live claims. */
  mayBecome(meeting: ModelClaim, wanted: Standing): boolean {
    if (!isLive(wanted)) return true;
    const { exhibitor, slot } = wanted;
    // It keeps the slot it has, even if places were reduced since.
    if (isLive(meeting) && meeting.exhibitor === exhibitor && meeting.slot === slot) return true;
    const others = this.claims.filter((claim) => claim !== meeting && this.#isLive(claim));
    const atHour = others.filter((claim) => claim.exhibitor === exhibitor && overlap(claim.slot, slot));
    const own = others.filter((claim) => claim.kind === 'meeting' && claim.owner === meeting.owner);
    return (
      atHour.length < (this.places[exhibitor] ?? 0) &&
      own.every((claim) => !overlap(claim.slot, slot) && claim.exhibitor !== exhibitor)
    );
  }

  /**
   * Whether the model does not know the answer: a whole hour needs one place free in both halves, and the place of a
   * claim is random. False if an hour fits even in the worst case, or if a half is full.
   */
  isUndecided(meeting: ModelClaim, wanted: Standing): boolean {
    if (wanted.slot !== WHOLE_HOUR || !isLive(wanted) || this.decide(meeting, wanted) === 200) return false;
    const half = (slot: number) => this.mayBecome(meeting, { ...wanted, slot });
    return meeting.status !== 'cancelled' && half(0) && half(1);
  }

  /** The status code for an organiser who changes a meeting. */
  decide(meeting: ModelClaim, wanted: Standing): number {
    return meeting.status !== 'cancelled' && this.mayBecome(meeting, wanted) ? 200 : 409;
  }

  /** The status code for a visitor who cancels a meeting. */
  cancel(meeting: ModelClaim): number {
    return isLive(meeting) ? 200 : 409;
  }

  /** The status code for a visitor who moves a meeting, or requests an ended one again. */
  move(meeting: ModelClaim, wanted: Standing): number {
    if (meeting.status === 'approved') return 422;
    return this.mayBecome(meeting, wanted) ? 200 : 409;
  }
}
