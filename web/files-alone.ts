// Builds the site's stand-alone files, which import nothing: the service worker, and the two-part start script.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

const onlyInBuild: Plugin['apply'] = (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;

async function minified(name: string): Promise<string> {
  const path = fileURLToPath(new URL(`src/${name}.ts`, import.meta.url));
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  // Only the source is a module: the function keeps its names out of the global scope.
  const result = await minify(`${name}.js`, `(() => {${code.replace(/^export \{\s*\};?$/m, '')}})()`);
  return result.code;
}

/** Emitted beside the document under a fixed name, as a classic script: older browsers run no module as a worker. */
export const serviceWorkerFile: Plugin = {
  name: 'service-worker-file',
  apply: onlyInBuild,
  async generateBundle() {
    const name = 'service-worker';
    this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await minified(name) });
  },
};

const MAIN = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const BESIDE = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** Replaces the tags that fetch the application at once: the start script reads from its tag what to fetch. */
export const startFile: Plugin = {
  name: 'start-file',
  apply: onlyInBuild,
  generateBundle: {
    order: 'pre',
    async handler() {
      const parts = await Promise.all(['early-input', 'load-after-paint'].map(minified));
      this.emitFile({ type: 'asset', name: 'start.js', source: parts.join('') });
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /\/start-[^/]+\.js$/.test(name));
      const [tag, main] = MAIN.exec(html) ?? [];
      if (file === undefined || tag === undefined)
        throw new Error('The script that starts the page was not built.');
      const beside = [...html.matchAll(BESIDE)].map(([, href]) => href);
      return html
        .replace(BESIDE, '')
        .replace(
          tag,
          `\n    <script defer src="/${file}" data-main="${main}" data-beside="${beside.join(' ')}"></script>`,
        );
    },
  },
};
