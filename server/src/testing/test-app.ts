// The real application on a real database for one test file; every answer is checked against the description it publishes.
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { type AppDependencies, buildApp } from '../app.ts';
import { type ContentFiles, openContent } from '../features/content/service.ts';
import { createChangeFeed } from '../features/live/change-feed.ts';
import { silentLog } from '../log.ts';
import { TEST_NOW } from './small-edition.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestStorage, type TestStorage } from './test-storage.ts';

export const DEMO_CONTENT = fileURLToPath(new URL('../../../content/demo-edition', import.meta.url));

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  database: TestDatabase;
  storage: TestStorage;
  /** The words of the demo edition. */
  content: ContentFiles;
  /** Makes a request and fails when the answer is not as described. */
  call(request: InjectOptions & { method: string; url: string }): Promise<LightMyRequestResponse>;
  post(url: string, payload: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sets the product's clock. */
  standAt(instant: Date): void;
  /** Ends the application and builds another on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >;
}

export async function createTestApp(overrides: Partial<AppDependencies> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  let now = TEST_NOW;
  const storage = await createTestStorage();
  const content = await openContent(
    { folder: DEMO_CONTENT, demoFolder: DEMO_CONTENT, isLive: false },
    silentLog,
  );
  const changes = createChangeFeed(database.config, silentLog);
  const dependencies: AppDependencies = {
    db: database.db,
    clock: () => now,
    isLive: false,
    findHindrance: async () => null,
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
    webRoot: null,
    pages: null,
    logger: false,
    ...overrides,
  };
  let app = await buildApp(dependencies);
  await app.ready();
  const description = app.swagger() as unknown as OpenApi;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);

  function checkAnswer(method: string, path: string, response: LightMyRequestResponse): void {
    const operation = findOperation(description, method, path);
    if (!operation) return;
    const described = operation.responses[String(response.statusCode)];
    if (!described)
      throw new Error(`${method} ${path} answered ${response.statusCode}, which is not described`);
    const mediaType = String(response.headers['content-type']).split(';')[0] ?? '';
    const schema = described.content?.[mediaType]?.schema;
    // Not JSON: a file, of a type that the description names.
    if (schema && mediaType !== 'application/json') return;
    if (!schema) throw new Error(`${method} ${path} ${response.statusCode} has no described body`);
    const validate = ajv.compile(schema);
    if (!validate(response.json()))
      throw new Error(`${method} ${path} answered ${response.body}: ${ajv.errorsText(validate.errors)}`);
  }

  const call: TestApp['call'] = async (request) => {
    const response = await app.inject(request);
    checkAnswer(request.method, request.url.split('?')[0] ?? '', response);
    return response;
  };
  return {
    get app() {
      return app;
    },
    db: database.db,
    database,
    storage,
    content,
    call,
    post: (url, payload, headers = {}) =>
      call({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    standAt: (instant) => {
      now = instant;
    },
    restart: async () => {
      await app.close();
      app = await buildApp(dependencies);
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

/** The described operation of a concrete path, parameters included; null for paths outside the interface. */
function findOperation(description: OpenApi, method: string, path: string) {
  for (const [template, operations] of Object.entries(description.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    if (pattern.test(path)) return operations[method.toLowerCase()] ?? null;
  }
  return null;
}
