// Runs the backup, restore and erase commands as an organiser does: as separate programs, while the site is running.

import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '@visavis/server/testing/free-port';
import { DEFAULT_NOW } from '../fixtures/database.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { MAIL_FROM } from '../fixtures/mailed-server.ts';
import { createOrganisers, openSession } from '../fixtures/organiser.ts';
import { MAIN, startProgram } from '../fixtures/program.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

const run = promisify(execFile);
/** No mail server listens on this port, so messages stay queued. */
const MAIL_SETTINGS = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM };
const site = useServer({ settings: { ...ORGANISER_SETTINGS, ...MAIL_SETTINGS } });
const folder = mkdtempSync(join(tmpdir(), 'visavis-e2e-'));
// When run as root, the database runs as another user, who must be able to traverse the folder.
chmodSync(folder, 0o711);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the command's output; rejects when it exits with a code other than 0 */
async function runCommand(
  name: 'backup' | 'restore' | 'erase',
  args: string[],
  settings: Record<string, string>,
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const program = join(dirname(MAIN), 'commands', `${name}.js`);
  const { stdout } = await run(process.execPath, [program, ...args], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { PATH, HOME, LANG: 'C.UTF-8', NOW: DEFAULT_NOW, ...settings },
  });
  return stdout;
}

test('backs up the running site, restores it elsewhere with mail held, backs up that running site, and erases a person there', async () => {
  const server = site();
  await createOrganisers(server);
  const [exhibitor] = await server.query<{ company_name: string }>(
    'select company_name from exhibitor limit 1',
  );
  const exhibitors = [exhibitor?.company_name ?? ''];
  const buyer = await applyOver(server);
  const visitor = await registerOver(server, { name: 'Mei Tan', exhibitors });

  const file = join(folder, 'site.tar.gz.age');
  const DATABASE_URL = server.databaseUrl;
  const [output, later] = await Promise.all([
    runCommand('backup', [file], { DATABASE_URL, DATA_DIR: server.dataDir }),
    registerOver(server, { name: 'Jun Wong', exhibitors }),
  ]);
  expect(output).toContain(`Backup made: ${file}`);
  expect(existsSync(file)).toBe(true);

  // Restores to a place with only the backup and the key, using the embedded database.
  const DATA_DIR = join(folder, 'elsewhere');
  const place = { DATA_DIR, ...ORGANISER_SETTINGS, ...MAIL_SETTINGS };
  const key = join(server.dataDir, 'secrets', 'data.key');
  const restored = await runCommand('restore', [file, '--key-file', key], place);
  expect(restored).toMatch(/^Restored as of .*, and checked: \d+ tables with \d+ rows, and 3 documents\.$/m);
  expect(restored).toMatch(/\d+ messages that waited are held/);

  const open = async () => {
    const program = await startProgram(await findFreePort(), { ...place, NOW: DEFAULT_NOW });
    const { token } = await openSession({ ...server, url: program.url });
    const call = async (path: string) => {
      const answer = await fetch(`${program.url}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status, path).toBe(200);
      return answer.json();
    };
    /** References of the newest visitors and hosted buyers. */
    const references = async (): Promise<string[]> => {
      const [visitors, buyers] = await Promise.all([
        call('/api/meetings?limit=5'),
        call('/api/hosted?limit=5'),
      ]);
      const rows: { registrationNumber?: string; reference?: string }[] = [...visitors, ...buyers.data];
      return rows.map((row) => row.registrationNumber ?? row.reference ?? '');
    };
    return { program, call, references };
  };
  const first = await open();
  try {
    for (const { reference } of [visitor, buyer])
      await expect(first.references(), reference).resolves.toContain(reference);
    const { held } = await first.call('/api/emails');
    expect(held).toBeGreaterThan(0);
    // The command reaches the embedded database although the program has it open.
    const online = join(folder, 'online.tar.gz.age');
    await expect(runCommand('backup', [online], { DATA_DIR })).resolves.toContain(`Backup made: ${online}`);
    expect(statSync(online).size).toBeGreaterThan(statSync(file).size / 2);
  } finally {
    await first.program.stop();
  }

  const erased = await runCommand('erase', ['--reference', visitor.reference, '--yes'], place);
  expect(erased).toContain(`Erased: ${visitor.reference}.`);
  const second = await open();
  try {
    const left = await second.references();
    expect(left.includes(visitor.reference)).toBe(false);
    expect(left.includes(buyer.reference)).toBe(true);
  } finally {
    await second.program.stop();
  }
  // The backed-up site kept running and accepted a registration during the backup.
  expect(later.reference).toMatch(/^BM-/);
});
