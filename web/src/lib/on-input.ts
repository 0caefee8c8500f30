// Notices the first interaction with a page: prefetching waits for it, so as not to compete with the page's load.

const INPUTS = ['pointerdown', 'keydown', 'input'] as const;

/** Calls back on every press, key and change. @returns a function that stops it */
export function onInput(notify: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const input of INPUTS) document.addEventListener(input, notify, options);
  return () => {
    for (const input of INPUTS) document.removeEventListener(input, notify, options);
  };
}
