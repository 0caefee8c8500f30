// Notifies listeners that an organiser's call has changed something, for data shown beside every page.

type Listener = () => void;

const listeners = new Set<Listener>();

/** @returns a function that unsubscribes */
export function subscribeWrites(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellWritten(): void {
  for (const listener of listeners) listener();
}
