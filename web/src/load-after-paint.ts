// Fetches the application once the page that arrived ready has been painted: the first sight does not wait behind its code.
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

/** Where nobody has told of a paint by then, nobody will: some browsers do not. */
const UNTOLD_MS = 500;

/** Once something was painted, or all is there and there was nothing to paint. */
function afterFirstPaint(root: HTMLElement, then: () => void): void {
  let isOver = false;
  const end = () => {
    if (!isOver) then();
    isOver = true;
  };
  // Words are painted at once or soon; a paint is told a little after it began.
  const wait = root.textContent === '' ? 0 : UNTOLD_MS;
  const nextFrame = () => requestAnimationFrame(() => setTimeout(end, wait));
  if (document.readyState === 'complete') nextFrame();
  else addEventListener('load', nextFrame);
  if ('PerformanceObserver' in window)
    new PerformanceObserver(end).observe({ type: 'paint', buffered: true });
}

const root = document.getElementById('root');
// Nothing is painted in a tab behind others.
if (root?.hasChildNodes() && !document.hidden) afterFirstPaint(root, start);
else start();
