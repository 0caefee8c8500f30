// A hosted buyer's path through the whole product, recording every response, log line and mail, to find leaks.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RankedRole } from '@visavis/domain/staff/schema';
import { createDiskFileStore } from '../adapters/file-store/disk.ts';
import { sealedFileStore } from '../adapters/file-store/sealed.ts';
import { createLog } from '../adapters/log.ts';
import { createTestProvider } from '../adapters/payment/test-bank/provider.ts';
import type { Sealer } from '../adapters/sealing.ts';
import { type Mailing, startMailing } from '../start/mailing.ts';
import { openMailServer } from './mail-server.ts';
import { logInAs } from './organisers.ts';
import { createSmallEdition, TEST_NOW } from './small-edition.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { dumpDatabase, dumpFolder, type Trace } from './traces.ts';

type Headers = Record<string, string>;
export interface Sent {
  status: number;
  body: Buffer;
  headers: Record<string, unknown>;
}

export interface HostedRun {
  test: TestApp;
  editionId: number;
  organisers: Record<RankedRole, Headers>;
  /** Makes a request as somebody, and records the response. */
  send(
    who: string,
    request: { method: 'GET' | 'POST'; url: string; headers?: Headers; payload?: string | Buffer },
  ): Promise<Sent>;
  /** The texts of the emails received so far. */
  mails(): string[];
  /** Everything that the run left behind. */
  traces(): Promise<Trace[]>;
  close(): Promise<void>;
}

const PUBLIC_URL = 'http://localhost:3000';

export async function openHostedRun(sealer: Sealer): Promise<HostedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'visavis-run-'));
  const answers: Trace[] = [];
  const lines: string[] = [];
  const mailServer = await openMailServer();
  let mailing: Mailing | null = null;
  let test: TestApp | null = null;
  const log = createLog('info', (line) => lines.push(line));
  const clock = () => TEST_NOW;
  const app = (): TestApp => {
    if (!test) throw new Error('the application does not exist yet');
    return test;
  };
  const provider = (db: TestApp['db']) =>
    createTestProvider({
      db,
      clock,
      log,
      secret: Buffer.alloc(32, 7),
      publicUrl: PUBLIC_URL,
      isLive: false,
      lateSeconds: 1,
      post: async ({ body, headers }) => {
        const url = '/api/payments/webhook/test';
        const { statusCode } = await app().app.inject({ method: 'POST', url, headers, payload: body });
        if (statusCode !== 200) throw new Error(`the shop answered ${statusCode}`);
      },
    });
  // The database comes with the application, but the bank needs it first: calls are forwarded once it exists.
  let bank: ReturnType<typeof provider> | null = null;
  const openedBank = () => {
    bank ??= provider(app().db);
    return bank;
  };
  test = await createTestApp({
    clock,
    sealer,
    publicUrl: PUBLIC_URL,
    files: sealedFileStore(createDiskFileStore(folder), sealer),
    mail: { wake: () => mailing?.wake(), domain: 'exhibition.example' },
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    payments: {
      name: 'test',
      openMinutes: 60,
      redirectOrigins: [PUBLIC_URL],
      check: () => openedBank().check(),
      start: (request) => openedBank().start(request),
      requery: (request) => openedBank().requery(request),
      close: (request) => openedBank().close(request),
      readMessage: (body, headers) => openedBank().readMessage(body, headers),
      refund: (request) => openedBank().refund(request),
    },
  });
  const { db, database } = test;
  const { editionId } = await createSmallEdition(db);
  mailing = startMailing({
    db,
    clock,
    log,
    publicUrl: PUBLIC_URL,
    places: async () => () => 'Hall 3, 50000 Kuala Lumpur',
    mail: {
      server: { host: '127.0.0.1', port: mailServer.port, isSecure: false },
      from: { name: 'Beauty Exhibition', address: 'meet@exhibition.example' },
    },
  });
  const run = test;
  return {
    test: run,
    editionId,
    organisers: {
      viewer: await logInAs(db, 'viewer'),
      editor: await logInAs(db, 'editor'),
      admin: await logInAs(db, 'admin'),
    },
    send: async (who, { payload, ...request }) => {
      const answer = await run.app.inject({ ...request, ...(payload === undefined ? {} : { payload }) });
      const { statusCode: status, rawPayload: body, headers } = answer;
      const content = Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]);
      const path = request.url.split('?')[0];
      answers.push({ where: `answer to ${who} ${request.method} ${path} ${status}`, content });
      return { status, body, headers };
    },
    mails: () => mailServer.received.map(({ parsed }) => `${parsed.subject}\n${parsed.text}`),
    traces: async () => [
      ...answers,
      { where: 'the log', content: lines.join('') },
      ...mailServer.received.flatMap(({ raw, parsed }) =>
        [raw, parsed.subject, parsed.text, parsed.html, ...parsed.attachments.map(attached)].map(
          (content) => ({
            where: 'a mail',
            content: content ?? '',
          }),
        ),
      ),
      ...(await dumpDatabase(database.pool)),
      ...(await dumpFolder(folder)),
    ],
    close: async () => {
      await mailing?.stop();
      await run.close();
      await mailServer.close();
      await rm(folder, { recursive: true });
    },
  };
}

function attached({ content }: { content: ArrayBuffer | Uint8Array | string }): string | Buffer {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer);
}
