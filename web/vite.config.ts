// How the web application is built, served in development and tested.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { BuildOptions, Plugin } from 'vite';
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

/** Matches modules by the ends of their paths, without extension; '*' stands for any name. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(`/(${paths.join('|').replaceAll('*', '[^/]+')})\\.[a-z.]+$`);

interface Group {
  name: string;
  test?: RegExp;
  tags?: '$initial'[];
}

/** Files that are bundled into one chunk: dozens of small files compress worse, and each costs one more request. */
const GROUPS: readonly Group[] = [
  // What every page loads.
  { name: 'shell', tags: ['$initial'] },
  // Small modules of nearly every page, and browser storage: it imports no schema, so it comes before the schemas.
  {
    name: 'small',
    test: modules(
      'lib/shape',
      'wizard/(storage|stored-value)',
      'domain/src/text/normalise',
      'lucide-react/dist/esm/icons/arrow-(left|right)',
      'domain/src/edition/limits',
      'ui/(linked-text|picture|load-failure|text.module|stack.module)',
      'contract/src/country/calls',
    ),
  },
  // Exhibitors' colours.
  { name: 'pigments', test: modules('queries/(pigment-book|use-pigments)', 'domain/src/exhibitor/pigment') },
  // Not needed at first by any visitor page.
  { name: 'schemas', test: modules('node_modules/zod/v4/(core|mini)/*', 'domain/src/meeting/schema') },
  // What the most visited page shares with others.
  {
    name: 'common',
    test: modules('ui/logo-art', 'contract/src/(content|directory)/calls'),
  },
  {
    name: 'fields',
    test: modules(
      'ui/(field|select-field|flag|country-flag|skeleton)',
      'i18n/use-country-name',
      'shell/legal-note',
      'domain/src/words/field-words',
    ),
  },
  // What a journey stores in the browser, and what surrounds its steps.
  {
    name: 'journey',
    test: modules(
      'journeys/draft/(business-draft|interests-cookie|journey-draft|stored-shapes)',
      'journeys/steps/(use-step-navigation|with-edition)',
      'journeys/business/(step-guard|refused-fields|progress)',
      'journeys/draft/refused-draft',
      'wizard/use-stored-value',
      'ui/(actions|bottom-bar|journey|stepper)',
      'domain/src/(profile|message)/*',
      'domain/src/registration/(check|line)',
    ),
  },
  // Lists of exhibitors, and live updates of their hours.
  {
    name: 'exhibitors',
    test: modules(
      'lib/(live-*|use-live)',
      'ui/(chip|empty-state|swatch|pans)',
      'lucide-react/dist/esm/icons/(calendar-days|check|chevron-right|clock|hourglass|minus|plus)',
      'domain/src/exhibitor/schema',
      'domain/src/interest/*',
      'domain/src/matching/(capacity|reason)',
      'contract/src/(category|exhibitor|live|slot)/(calls|events)',
    ),
  },
  // Each is used by all kinds of pages.
  { name: 'details', test: modules('ui/(details-list|retry-button)') },
  { name: 'zone', test: modules('i18n/use-fair-zone') },
  { name: 'dialog', test: modules('ui/dialog') },
  // Similar exhibitors.
  {
    name: 'similar',
    test: modules('ui/(alternative-list|use-focus-handover)', 'domain/src/matching/alternatives'),
  },
  // Searching and filtering.
  {
    name: 'finding',
    test: modules(
      'ui/(search-field|search-field.module|checkbox)',
      'lib/use-typed-text',
      'lucide-react/dist/esm/icons/(search|search-x)',
      'domain/src/category/hints',
      'domain/src/exhibitor/(search-words|search-filter)',
    ),
  },
  // Hours held for a draft.
  {
    name: 'holds',
    test: modules(
      'journeys/draft/(hold-*|use-hold-renewal)',
      'journeys/business/business-holds',
      'features/scheduling/(holds|lost-slots|grid-slot)',
      'domain/src/meeting/messages',
    ),
  },
  // Choosing an hour.
  {
    name: 'hours',
    test: modules(
      'features/scheduling/(api|closed-slots|found-hours|grid-moves|slot-changes|use-hold-ends|use-just-taken)',
      'features/scheduling/components/(hours-live|legend|schedule-grid|scheduler-dialogs|slot-button|slots-failure)',
    ),
  },
  // Lists to choose from that open below a field.
  {
    name: 'choosing',
    test: modules(
      'node_modules/downshift/dist/*',
      'ui/(option-list.module|scroll-to-chosen|scroll-open-panel|matched-text|country-combobox.module)',
    ),
  },
  // Form input.
  {
    name: 'form',
    test: modules(
      'node_modules/react-hook-form/dist/*',
      'features/profile/(contact-step|form-field|use-profile-form|api|phone|phone-reading|values)',
      'ui/(text-field|radio-cards|phone-field|use-phone-entry|use-click-outside)',
      'wizard/(use-step-form|rule-errors|show-field)',
    ),
  },
  // What the pages of a hosted buyer share.
  {
    name: 'hosted',
    test: modules(
      'journeys/draft/hosted-draft',
      'journeys/hosted/(progress|application.module|application-progress|hosted-paths|change-booking)',
    ),
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
    codeSplitting: {
      // A group also takes what its modules import, unless an earlier group has it.
      groups: GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index })),
    },
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
    execArgv: ['--min-semi-space-size=128', '--max-semi-space-size=128', '--no-parallel-scavenge'],
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['src/lib/testing/setup.ts', 'src/i18n/testing/english.ts'],
  },
}));
