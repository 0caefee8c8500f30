// The reader's input anywhere in the page, which says that they stay: before it nothing is fetched ahead.

const INPUTS = ['pointerdown', 'keydown', 'input'] as const;

/** Calls back at every press, key and change. @returns the way to stop */
export function onInput(notify: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const input of INPUTS) document.addEventListener(input, notify, options);
  return () => {
    for (const input of INPUTS) document.removeEventListener(input, notify, options);
  };
}
