// The real application on a real database, for one test file; every response is checked against its own OpenAPI.
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { silentLog } from '../adapters/log.ts';
import { type AppDependencies, buildApp } from '../app.ts';
import { type ContentFiles, openContent } from '../features/content/service.ts';
import { createChangeFeed } from '../platform/changes/listener.ts';
import { createResponseCheck } from './described-answers.ts';
import { checkRecordedActions, trackRequests } from './named-actions.ts';
import { recordRefusals } from './record-refusals.ts';
import { namingShownEdition } from './shown-edition.ts';
import { TEST_NOW } from './small-edition.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestStorage, type TestStorage } from './test-storage.ts';

export const DEMO_CONTENT = fileURLToPath(new URL('../../../content/demo-edition', import.meta.url));

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  database: TestDatabase;
  storage: TestStorage;
  /** The texts of the demo edition. */
  content: ContentFiles;
  /**
   * Makes a request, and fails if the response is not as documented. If a write must name its edition and does not, it
   * names the one that the dashboard shows, as the web application does; an empty header is left out.
   */
  call(request: InjectOptions & { method: string; url: string }): Promise<LightMyRequestResponse>;
  post(url: string, payload: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put: TestApp['post'];
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sets the product's clock. */
  setNow(instant: Date): void;
  /** Stops the application and builds another on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function createTestApp(
  overrides: Partial<AppDependencies> = {},
  options: Parameters<typeof createTestDatabase>[0] = {},
): Promise<TestApp> {
  const database = await createTestDatabase(options);
  let now = TEST_NOW;
  const storage = await createTestStorage();
  const content = await openContent(
    { folder: DEMO_CONTENT, demoFolder: DEMO_CONTENT, isLive: false },
    silentLog,
  );
  const changes = createChangeFeed(database.config, silentLog);
  const dependencies: AppDependencies = {
    db: database.db.withPlugin(checkRecordedActions),
    clock: () => now,
    isLive: false,
    findUnreadyReason: async () => null,
    publicUrl: 'http://localhost:3000',
    rateLimitScale: 1_000_000,
    holdsPerAddress: 200,
    trustedProxies: [],
    fairNetworks: [],
    changes,
    mail: null,
    payments: null,
    files: storage.files,
    sealer: storage.sealer,
    erasures: storage.erasures,
    content,
    hasOwnWords: false,
    webRoot: null,
    pages: null,
    logger: false,
    ...overrides,
  };
  let app = trackRequests(recordRefusals(await buildApp(dependencies)));
  await app.ready();
  const checkResponse = createResponseCheck(app);

  const call: TestApp['call'] = async (request) => {
    const response = await app.inject(await namingShownEdition(app, request));
    checkResponse(request.method, request.url.split('?')[0] ?? '', response);
    return response;
  };
  const send =
    (method: 'POST' | 'PUT'): TestApp['post'] =>
    (url, payload, headers = {}) =>
      call({
        method,
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });
  return {
    get app() {
      return app;
    },
    db: database.db,
    database,
    storage,
    content,
    call,
    post: send('POST'),
    put: send('PUT'),
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    setNow: (instant) => {
      now = instant;
    },
    restart: async () => {
      await app.close();
      app = trackRequests(recordRefusals(await buildApp(dependencies)));
      await app.ready();
    },
    close: async () => {
      await app.close();
      await changes.close();
      await database.drop();
      await storage.remove();
    },
  };
}
