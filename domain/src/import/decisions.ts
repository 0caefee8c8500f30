// The decisions of an organiser by trouble, and the troubles that a dry run collects.
import type { ImportDecision, Trouble, TroubleKind } from './plan-types.ts';

/** Row numbers that are listed of a trouble; the count has them all. */
const LISTED_ROWS = 20;

export const troubleId = (kind: TroubleKind, key: string): string => `${kind} ${key}`;

export class Decisions {
  readonly #byId: Map<string, ImportDecision>;

  /** Of two decisions on the same trouble the later one counts. */
  constructor(decisions: readonly ImportDecision[]) {
    this.#byId = new Map(decisions.map((one) => [troubleId(one.kind, one.key), one]));
  }

  of(kind: TroubleKind, key: string): ImportDecision | null {
    return this.#byId.get(troubleId(kind, key)) ?? null;
  }
}

export class Troubles {
  readonly #byId = new Map<string, Trouble>();

  add(
    kind: TroubleKind,
    key: string,
    row: number,
    about: Pick<Trouble, 'label' | 'decision'> & Partial<Trouble>,
  ): void {
    const id = troubleId(kind, key);
    const known = this.#byId.get(id);
    if (known) {
      known.count += 1;
      if (known.rows.length < LISTED_ROWS && !known.rows.includes(row)) known.rows.push(row);
      return;
    }
    this.#byId.set(id, {
      kind,
      key,
      rows: [row],
      count: 1,
      suggestions: [],
      members: [],
      canMerge: false,
      ...about,
    });
  }

  has(kind: TroubleKind, key: string): boolean {
    return this.#byId.has(troubleId(kind, key));
  }

  list(): Trouble[] {
    return [...this.#byId.values()];
  }
}
