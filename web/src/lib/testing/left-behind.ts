// Fails a test file that leaves a listener of ours on the window or the document: later files of the worker would meet it.
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

/** Modules listen for as long as they are loaded, which is as long as the worker lives. */
const MODULE_EVALUATION = /runInlinedModule|runModule/;
/** The list of the desk listens as long as its page lives; a test file is the end of a page. */
const PAGE_LIVED = /\/features\/desk\/device\.ts/;
const OURS = /\/web\/src\/(?!lib\/testing\/left-behind)/;

interface Listening {
  target: EventTarget;
  type: string;
  listener: EventListenerOrEventListenerObject;
  capture: boolean;
  from: string;
  isPageLived: boolean;
}

let listening: Listening[] = [];

const isCapture = (options?: boolean | AddEventListenerOptions) =>
  typeof options === 'object' ? options.capture === true : options === true;

/** @returns gives back the target's own methods */
function watch(target: EventTarget): () => void {
  const { addEventListener, removeEventListener } = target;
  const forget = (type: string, listener: unknown, capture: boolean) => {
    listening = listening.filter(
      (one) =>
        one.target !== target || one.type !== type || one.listener !== listener || one.capture !== capture,
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
    listening.push({ target, type, listener, capture, from: (frames[0] ?? '').trim(), isPageLived });
    signal?.addEventListener('abort', () => forget(type, listener, capture));
  };
  target.removeEventListener = (type, listener, options) => {
    removeEventListener.call(target, type, listener, options);
    forget(type, listener, isCapture(options));
  };
  return () => Object.assign(target, { addEventListener, removeEventListener });
}

let unwatch: (() => void)[] = [];

beforeAll(() => {
  // Some test files run without a browser.
  if (typeof document === 'undefined') return;
  listening = [];
  unwatch = [watch(window), watch(document)];
});

// The hook of a setup file that comes first runs last.
afterAll(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  for (const restore of unwatch) restore();
  for (const { target, type, listener, capture, isPageLived } of listening)
    if (isPageLived) target.removeEventListener(type, listener, capture);
  const ours = listening.filter(({ isPageLived }) => !isPageLived);
  const left = ours.map(({ type, from }) => `${type} ${from}`);
  if (left.length > 0) throw new Error(`Left listening after the last test of the file:\n${left.join('\n')}`);
});
