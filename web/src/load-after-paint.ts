// Fetches the application once the server-rendered page has been painted: the first paint does not wait for code.
export {};

const tag = document.currentScript;

function start(): void {
  const { main = '', beside = '' } = tag?.dataset ?? {};
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: main });
  script.addEventListener('error', () => dispatchEvent(new Event('lost')));
  document.head.append(script);
  for (const href of beside.split(' ')) {
    const ahead = document.createElement('link');
    Object.assign(ahead, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(ahead);
  }
}

/** When no paint was reported by then, stop waiting: some browsers never report one. */
const PAINT_TIMEOUT_MS = 500;

/** Calls back after the first paint, or once everything has loaded and there was nothing to paint. */
function afterFirstPaint(root: HTMLElement, then: () => void): void {
  let isOver = false;
  const end = () => {
    if (!isOver) then();
    isOver = true;
  };
  // Text is painted at once or soon, but a paint is reported a little after it began.
  const wait = root.textContent === '' ? 0 : PAINT_TIMEOUT_MS;
  const nextFrame = () => requestAnimationFrame(() => setTimeout(end, wait));
  if (document.readyState === 'complete') nextFrame();
  else addEventListener('load', nextFrame);
  if ('PerformanceObserver' in window)
    new PerformanceObserver(end).observe({ type: 'paint', buffered: true });
}

const root = document.getElementById('root');
// A tab in the background paints nothing.
if (root?.hasChildNodes() && !document.hidden) afterFirstPaint(root, start);
else start();
