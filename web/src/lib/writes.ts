// Tells that a call of an organiser has changed something, for what is shown beside every page.

type Listener = () => void;

const listeners = new Set<Listener>();

/** @returns a function that ends it */
export function subscribeWrites(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellWritten(): void {
  for (const listener of listeners) listener();
}
