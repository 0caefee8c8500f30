// Fetches the application once the page that arrived ready has been painted: the first sight does not wait behind its code.
export {};

const tag = document.currentScript;

function begin(): void {
  const { main = '', beside = '' } = tag?.dataset ?? {};
  for (const href of beside.split(' ')) {
    const ahead = document.createElement('link');
    Object.assign(ahead, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(ahead);
  }
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: main });
  // Said with what came with the document: there is nothing else to say it with.
  script.addEventListener('error', () => document.getElementById('unreachable')?.removeAttribute('hidden'));
  document.head.append(script);
}

const isReady = document.getElementById('root')?.hasChildNodes();
// Nothing is painted in a tab behind others.
if (!isReady || document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
