// One throw-away database server for the whole test run.
import type { TestProject } from 'vitest/node';
import { startTestServer } from './database-server.ts';
import type { TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { testServer, stop } = await startTestServer();
  project.provide('testServer', testServer);
  return stop;
}
