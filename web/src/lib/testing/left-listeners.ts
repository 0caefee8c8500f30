// Notes listeners of ours on the window or the document that are not removed again.

/** Modules listen for as long as they are loaded, which is as long as the worker lives. */
const MODULE_EVALUATION = /runInlinedModule|runModule/;
/** The list of the desk listens as long as its page lives; a test file is the end of a page. */
const PAGE_LIVED = /\/features\/desk\/device\.ts/;
const OURS = /\/web\/src\/(?!lib\/testing\/left-listeners\.ts)/;

interface Listening {
  type: string;
  listener: EventListenerOrEventListenerObject;
  capture: boolean;
  from: string;
  isPageLived: boolean;
}

const isCapture = (options?: boolean | AddEventListenerOptions) =>
  typeof options === 'object' ? options.capture === true : options === true;

/**
 * @returns ends it: gives back the target's own methods, removes listeners of the page, and returns what else still
 * listens, with the place in the code
 */
export function watchListeners(target: EventTarget): () => string[] {
  const { addEventListener, removeEventListener } = target;
  let listening: Listening[] = [];
  const forget = (type: string, listener: unknown, capture: boolean) => {
    listening = listening.filter(
      (one) => one.type !== type || one.listener !== listener || one.capture !== capture,
    );
  };
  target.addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener, options);
    const { signal, once } = typeof options === 'object' ? options : {};
    const frames = new Error().stack?.split('\n').slice(2) ?? [];
    // Libraries keep a few of theirs on purpose.
    if (!listener || once || !OURS.test(frames[0] ?? '') || frames.some((one) => MODULE_EVALUATION.test(one)))
      return;
    const capture = isCapture(options);
    forget(type, listener, capture);
    const isPageLived = frames.some((one) => PAGE_LIVED.test(one));
    listening.push({ type, listener, capture, from: (frames[0] ?? '').trim(), isPageLived });
    signal?.addEventListener('abort', () => forget(type, listener, capture));
  };
  target.removeEventListener = (type, listener, options) => {
    removeEventListener.call(target, type, listener, options);
    forget(type, listener, isCapture(options));
  };
  return () => {
    Object.assign(target, { addEventListener, removeEventListener });
    for (const { type, listener, capture, isPageLived } of listening)
      if (isPageLived) target.removeEventListener(type, listener, capture);
    return listening
      .filter(({ isPageLived }) => !isPageLived)
      .map(({ type, from }) => `a listener of ${type} ${from}`);
  };
}
