// Keeps what was asked for lately: a map with room for so many entries, where the least recently used goes first.

export class RecentlyUsed<Value> {
  readonly #room: number;
  readonly #entries = new Map<string, Value>();

  constructor(room: number) {
    this.#room = room;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // A map keeps the order of entering: what is used enters anew, at the end.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#room && oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
