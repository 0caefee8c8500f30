// Puts the service worker beside the document, below a name that never changes: it is one file without imports.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('src/service-worker.ts', import.meta.url));
const NAME = 'service-worker.js';

export const serviceWorkerFile: Plugin = {
  name: 'service-worker-file',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle() {
    const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
    // Only the source is a module, so that its names are its own: older browsers run no module as a worker.
    const { code: source } = await minify(NAME, code.replace(/^export \{\s*\};?$/m, ''));
    this.emitFile({ type: 'asset', fileName: NAME, source });
  },
};
