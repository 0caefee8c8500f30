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

function afterFirstPaint(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint'))
    return void requestAnimationFrame(() => setTimeout(then));
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    then();
  });
  painted.observe({ type: 'paint', buffered: true });
}

const isDrawn = document.getElementById('root')?.hasChildNodes();
// Nothing is painted in a tab behind others.
if (isDrawn && !document.hidden) afterFirstPaint(begin);
else begin();
