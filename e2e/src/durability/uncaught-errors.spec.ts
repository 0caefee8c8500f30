// An unhandled rejection: the program shuts down cleanly, and the launcher restarts it without losing answered calls.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@visavis/server/testing/free-port';
import { cloneDatabase, DEFAULT_NOW } from '../fixtures/database.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { MAIL_FROM } from '../fixtures/mailed-server.ts';
import { MAIN, startProgram } from '../fixtures/program.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { expect, test } from '../fixtures/test.ts';

const SUPERVISE = fileURLToPath(new URL('../../../tools/src/supervise.mjs', import.meta.url));
const WITHIN = { timeout: 30_000, intervals: [50] };

const folder = mkdtempSync(join(tmpdir(), 'visavis-e2e-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('exits with 70 on an unhandled rejection, is restarted, and has lost nothing that was answered', async () => {
  const database = await cloneDatabase();
  const mail = await startMailServer();
  const pidFile = join(folder, 'pid');
  const launcher = written(
    'launcher.mjs',
    `import { supervise } from ${JSON.stringify(SUPERVISE)};
     process.exit(await supervise(${JSON.stringify(MAIN)}, { firstWaitMs: 10 }));`,
  );
  const fault = written(
    'fault.mjs',
    `import { writeFileSync } from 'node:fs';
     if (process.send) {
       writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
       process.on('SIGWINCH', () => void Promise.reject(Object.assign(new Error('lost'), { code: '57P01' })));
       process.on('SIGUSR2', () => void Promise.reject(new Error('planted')));
     }`,
  );
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    NOW: DEFAULT_NOW,
    SMTP_URL: mail.url,
    MAIL_FROM,
    NODE_OPTIONS: `--import=${fault}`,
  };
  const program = await startProgram(await findFreePort(), settings, launcher);
  const pid = () => Number(readFileSync(pidFile, 'utf8'));
  try {
    const first = pid();
    const [exhibitor] = await database.query<{ company_name: string }>(
      'select company_name from exhibitor limit 1',
    );
    const site = { url: program.url, query: database.query };
    const exhibitors = [exhibitor?.company_name ?? ''];
    const visitor = await registerOver(site, { name: 'Mei Tan', exhibitors });

    // Losing the database is no reason to stop.
    process.kill(first, 'SIGWINCH');
    await expect
      .poll(() => program.output(), WITHIN)
      .toContain('The database was unavailable to work that nothing awaited: Error: lost');
    expect(pid()).toBe(first);

    process.kill(first, 'SIGUSR2');
    await expect.poll(() => pid() !== first, WITHIN).toBe(true);
    const isReady = () => fetch(`${program.url}/api/ready`).then(({ ok }) => ok);
    await expect.poll(() => isReady().catch(() => false), WITHIN).toBe(true);

    expect(program.output()).toContain(
      'Something unforeseen happened, and the program stops: Error: planted',
    );
    expect(program.output()).toContain('Visavis ended with 70; it is started again');
    const next = await registerOver(site, { name: 'Jun Wong', exhibitors });
    const references = [visitor.reference, next.reference];
    const stored = 'select reference from registration where reference = any($1)';
    await expect.poll(() => database.query(stored, [references])).toHaveLength(2);
    await mail.messageTo(visitor.email);
  } finally {
    await program.stop();
    await mail.stop();
    await database.drop();
  }
});
