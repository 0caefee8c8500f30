// Work that needs much memory waits for its turn, so that many at once need no more than one.

/** @returns runs work after all that was given before has ended, well or not */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
