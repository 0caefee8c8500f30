// Entry points of each workspace for knip; code that none of them reaches is dead.
import type { KnipConfig } from 'knip';

/** A trailing '!' marks a pattern as production code, not only test code. */
const config: KnipConfig = {
  // Run by its path to check types; dependency-cruiser needs the API of the previous release.
  ignoreDependencies: ['typescript-7'],
  workspaces: {
    domain: {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
    },
    contract: {
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
    },
    server: {
      entry: ['src/commands/{backup,restore,erase}.ts!', 'src/features/*/*.worker.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', '!src/testing/**!'],
      // System programs, not binaries of a package.
      ignoreBinaries: ['useradd', 'adduser'],
    },
    web: {
      entry: [
        'lingui.config.ts!',
        'src/render.tsx!',
        'src/service-worker.ts!',
        'src/{load-after-paint,early-input}.ts!',
        '**/*.test.{ts,tsx}',
      ],
      project: ['src/**/*.{ts,tsx,css}!', '!src/**/*.test.{ts,tsx}!', '!src/**/testing/**!'],
    },
    e2e: {
      entry: ['src/**/*.spec.ts', 'src/screenshots.ts'],
      project: ['src/**/*.ts'],
      ignoreBinaries: ['mount', 'umount'],
    },
    bench: {
      entry: ['src/run.ts'],
      project: ['src/**/*.ts'],
    },
    tools: {
      entry: [
        'src/{start,command,dev,build,test,bench,faults,icons,lighthouse,screenshots,steady,visual-check}.mjs!',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.{ts,mjs}!', '!src/**/*.test.ts!'],
    },
  },
  compilers: {
    // Style sheets import packages too (fonts).
    css: (text) =>
      [...text.matchAll(/(?:@import\s+|url\()\s*['"]?([^'")\s]+)/g)]
        .map(([, to]) => `import '${to}';`)
        .join('\n'),
  },
};

export default config;
