// Remembers what was opened and closes it in reverse, also when the run fails or is interrupted.

type Close = () => Promise<void>;

export class Closing {
  readonly #closes: Close[] = [];
  #end: Promise<void> | null = null;

  /** Returns the closing of this one thing, for those who are done with it early. */
  add(close: Close): Close {
    let closed: Promise<void> | null = null;
    const once = () => {
      closed ??= close();
      return closed;
    };
    // Opened while the rest was being closed: it goes the same way.
    if (this.#end) this.#end = this.#end.then(once);
    else this.#closes.push(once);
    return once;
  }

  /** Closes everything; the first failure is thrown when all have had their turn. */
  closeAll(): Promise<void> {
    this.#end ??= this.#closeInReverse();
    return this.#end;
  }

  async #closeInReverse(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of this.#closes.reverse()) await close().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
