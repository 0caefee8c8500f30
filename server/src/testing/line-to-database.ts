// A line between program and database that can go dead: connections stay open, and nothing passes any more.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { inDatabase } from './test-server.ts';

export interface LineToDatabase {
  /** Leads through this line. */
  connection: pg.PoolConfig;
  url: string;
  /** Connections that were made since the last time go dead; later ones pass. Returns how many went dead. */
  silence(): number;
  close(): Promise<void>;
}

/**
 * @param server where the database runs, by folder of its socket or by address
 * @param nearPort where the line begins; 0 takes any
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
      // Whoever went dead the time before was noticed since: the database gives those up as well.
      for (const [, far] of dead) far.destroy();
      dead.clear();
      for (const pair of pairs) {
        const [near, far] = pair;
        near.unpipe(far);
        far.unpipe(near);
        // What is written to it is taken, and goes nowhere.
        near.resume();
        far.resume();
        dead.add(pair);
        // Who closes one end closes nothing at the other: nobody there learns of it.
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
