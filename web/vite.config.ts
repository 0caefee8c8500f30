// How the web application is built, served in development and tested.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { BuildOptions, Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { darkBySystem } from './dark-by-system.ts';
import { serviceWorkerFile, startFile } from './files-alone.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** Preloads the two Latin font files alongside the style sheet, instead of after it has been parsed. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

/** The package's own production build, which its exports do not select: it omits warnings for developers. */
const routerForProduction = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const pdfjs: { version: string } = JSON.parse(readFileSync(join(pdfjsFolder, 'package.json'), 'utf8'));
/** Needed to render some PDFs: character maps, standard fonts, the decoder without WebAssembly; and their licences. */
const PDF_FILES =
  /^(cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.(pfb|ttf)|wasm\/openjpeg_nowasm_fallback\.js|\w+\/LICENSE\w*)$/;

/** Puts them where the viewer requests them: unhashed names, in a folder that contains the version. */
const pdfFiles: Plugin = {
  name: 'pdf-files',
  generateBundle() {
    for (const folder of ['cmaps', 'standard_fonts', 'wasm'])
      for (const name of readdirSync(join(pdfjsFolder, folder))) {
        const file = `${folder}/${name}`;
        if (!PDF_FILES.test(file)) continue;
        const source = readFileSync(join(pdfjsFolder, file));
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${pdfjs.version}/${file}`, source });
      }
  },
  configureServer(server) {
    server.middlewares.use(`/assets/pdfjs-${pdfjs.version}`, (request, response, next) => {
      const file = (request.url ?? '').slice(1);
      const path = join(pdfjsFolder, file);
      if (!PDF_FILES.test(file) || !existsSync(path)) return next();
      if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(path));
    });
  },
};

/** Modules that are bundled into one file: dozens of small files compress worse, and each costs one more request. */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What every page loads.
  { name: 'shell', tags: ['$initial'], priority: 2 },
  // What the steps of both journeys share. Fewer pages than these would make others load what they do not need.
  {
    name: 'journey',
    test: /\/(web\/src\/journeys\/(draft|steps|business)|domain\/src\/(registration|profile|message))\//,
    minShareCount: 8,
    priority: 1,
  },
];

/** The same in both builds: the server renders links to the browser's files. */
const ASSET_NAMES = 'assets/[name]-[hash:7].[ext]';

const CLIENT_OUTPUT: NonNullable<BuildOptions['rolldownOptions']> = {
  // Drops schemas that nothing uses.
  treeshake: { manualPureFunctions: ['z'] },
  output: {
    // The first script names more than a hundred of these files: shorter hashes make it smaller.
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames: ASSET_NAMES,
    codeSplitting: { groups: GROUPS },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  ...(command === 'build' && { resolve: { alias: { 'react-router': routerForProduction } } }),
  plugins: [
    react(),
    lingui({ cwd: root, failOnCompileError: true, failOnMissing: true }),
    preloadFonts,
    pdfFiles,
    serviceWorkerFile,
    startFile,
  ],
  css: { postcss: { plugins: [darkBySystem] } },
  // The server's renderer bundles its packages: React for production, and of every package only what is used.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  server: { proxy: { '/api': api, '/images': api, '/flags': api, '/test-bank': api } },
  build: {
    emptyOutDir: true,
    // Tells the server which files a page needs.
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/renderer' : 'dist',
    copyPublicDir: !isSsrBuild,
    // The content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? { output: { assetFileNames: ASSET_NAMES } } : CLIENT_OUTPUT,
  },
  test: {
    environment: 'happy-dom',
    // A link that no router handles would otherwise navigate, and change the address for every later test.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    testTimeout: 60_000,
    // As in vitest.config.ts.
    execArgv: ['--min-semi-space-size=64'],
    expect: { poll: { timeout: 20_000 } },
    setupFiles: [
      'src/lib/testing/cheap-elements.ts',
      'src/lib/testing/left-behind.ts',
      'src/lib/testing/plain-styles.ts',
      'src/i18n/testing/english.ts',
      'src/lib/testing/patience.ts',
      'src/lib/testing/fresh-browser.ts',
    ],
  },
}));
