// Ends the web server: whoever has asked is answered, and a client that never ends its request is not waited for.
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Of calls under way. */
const PATIENCE_MS = 2_500;
/** Of connections that the system has accepted for us. */
const QUEUE_PATIENCE_MS = 1_500;

export async function closeInTime(app: FastifyInstance, queuePatienceMs = QUEUE_PATIENCE_MS): Promise<void> {
  await takeQueue(app.server, queuePatienceMs);
  const timer = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearTimeout(timer);
}

/** On a busy machine connections wait to be taken; the system would reset them with the socket that listens. */
async function takeQueue(server: Server, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  let hasCome = true;
  const note = () => {
    hasCome = true;
  };
  server.on('connection', note);
  while (hasCome && performance.now() < deadline) {
    hasCome = false;
    // Between two of these the loop has looked for connections.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', note);
}
