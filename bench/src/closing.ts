// Tracks opened resources and closes them in reverse order, even if the run fails or is interrupted.

type Close = () => Promise<void>;

export class Closing {
  readonly #closes: Close[] = [];
  #end: Promise<void> | null = null;

  /** Returns a function that closes this one resource early. */
  add(close: Close): Close {
    let closed: Promise<void> | null = null;
    const once = () => {
      closed ??= close();
      return closed;
    };
    // Opened while closing is in progress: close it too.
    if (this.#end) this.#end = this.#end.then(once);
    else this.#closes.push(once);
    return once;
  }

  /** Closes everything; rethrows the first failure after trying all. */
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
