// An organiser's decisions by issue, and the issues that a dry run collects.
import type { ImportDecision, Trouble, TroubleKind } from './plan-types.ts';

/** Maximum number of rows listed per issue; the count includes all. */
const LISTED_ROWS = 20;

export const troubleId = (kind: TroubleKind, key: string): string => `${kind} ${key}`;

export class Decisions {
  readonly #byId: Map<string, ImportDecision>;

  /** The later of two decisions on the same issue wins. */
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
