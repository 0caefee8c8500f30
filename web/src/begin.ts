// Fetches the application once the page that arrived ready has been painted: the first sight does not wait behind its code.
export {};

const tag = document.currentScript;

function begin(): void {
  const { main = '', beside = '' } = tag?.dataset ?? {};
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: main });
  // Said with what came with the document: there is nothing else to say it with.
  script.addEventListener('error', () => document.getElementById('unreachable')?.removeAttribute('hidden'));
  document.head.append(script);
  for (const href of beside.split(' ')) {
    const ahead = document.createElement('link');
    Object.assign(ahead, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(ahead);
  }
}

/** The first of the two: something was painted, or all is there and a frame went by in which nothing was to be painted. */
function afterFirstPaint(then: () => void): void {
  let isOver = false;
  const end = () => {
    if (!isOver) then();
    isOver = true;
  };
  const nextFrame = () => requestAnimationFrame(() => setTimeout(end));
  if (document.readyState === 'complete') nextFrame();
  else addEventListener('load', nextFrame);
  // Some browsers tell nobody when they paint.
  if ('PerformanceObserver' in window)
    new PerformanceObserver(end).observe({ type: 'paint', buffered: true });
}

const isDrawn = document.getElementById('root')?.hasChildNodes();
// Nothing is painted in a tab behind others.
if (isDrawn && !document.hidden) afterFirstPaint(begin);
else begin();
