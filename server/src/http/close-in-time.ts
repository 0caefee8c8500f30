// Closes the web server: answers the requests already received, without waiting for clients that never finish theirs.
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Time allowed for requests in progress. */
const PATIENCE_MS = 2_500;
/** Time allowed for connections in the system's accept queue. */
const QUEUE_PATIENCE_MS = 1_500;

export async function closeInTime(app: FastifyInstance, queuePatienceMs = QUEUE_PATIENCE_MS): Promise<void> {
  await takeQueue(app.server, queuePatienceMs);
  const timer = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearTimeout(timer);
}

/** Accepts queued connections of a busy machine first: closing the listening socket would reset them. */
async function takeQueue(server: Server, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  let hasConnected = true;
  const onConnection = () => {
    hasConnected = true;
  };
  server.on('connection', onConnection);
  while (hasConnected && performance.now() < deadline) {
    hasConnected = false;
    // Each turn of the event loop polls for connections.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', onConnection);
}
