// A TCP proxy to the database that can go dead: connections stay open, but nothing passes any more.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { inDatabase } from './test-server.ts';

export interface LineToDatabase {
  /** Connects through this proxy. */
  connection: pg.PoolConfig;
  url: string;
  /** Makes all connections opened since the last call go dead; later ones pass. Returns how many went dead. */
  silence(): number;
  close(): Promise<void>;
}

/**
 * @param server the database server, by socket folder or URL
 * @param nearPort the port of the proxy; 0 picks any
 */
export async function openLine(
  server: pg.PoolConfig,
  database: string,
  nearPort = 0,
): Promise<LineToDatabase> {
  const { user, password, ...target } = targetOf(server);
  const pairs = new Set<[Socket, Socket]>();
  const listener = createServer((near) => {
    const far = connect(target);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (!pairs.delete(pair)) return;
        near.destroy();
        far.destroy();
      });
    }
  });
  const dead = new Set<[Socket, Socket]>();
  listener.listen(nearPort, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const url = new URL(`postgresql://127.0.0.1:${port}/${database}`);
  url.username = user ?? '';
  url.password = password ?? '';
  return {
    connection: { connectionString: url.href },
    url: url.href,
    silence: () => {
      // Connections that went dead before have been noticed by now: the server side is closed as well.
      for (const [, far] of dead) far.destroy();
      dead.clear();
      for (const pair of pairs) {
        const [near, far] = pair;
        near.unpipe(far);
        far.unpipe(near);
        // Data is still accepted, and discarded.
        near.resume();
        far.resume();
        dead.add(pair);
        // Closing one end no longer closes the other, which does not notice.
        pairs.delete(pair);
      }
      return dead.size;
    },
    close: async () => {
      for (const [near, far] of [...pairs, ...dead]) {
        near.destroy();
        far.destroy();
      }
      listener.close();
      await once(listener, 'close');
    },
  };
}

function targetOf(server: pg.PoolConfig) {
  if (!server.connectionString) {
    const { host = '', port = 5432, user } = server;
    return { path: join(host, `.s.PGSQL.${port}`), user, password: undefined };
  }
  const url = new URL(inDatabase(server, 'any').connectionString ?? '');
  const { hostname: host, username: user, password } = url;
  return { host, port: Number(url.port || 5432), user, password };
}
