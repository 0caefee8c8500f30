// Many concurrent clients on real sockets, each with its own connection.
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

interface CallOptions {
  body?: unknown;
  token?: string | undefined;
  /** The key of an emailed link. */
  key?: string;
  /** The source address of the call, such as 127.0.0.7. */
  localAddress?: string;
}

export interface Clients {
  call<Body = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  close(): void;
}

/**
 * Starts listening and returns clients for the app.
 * @param count maximum number of connections; further calls wait for one
 */
export async function openClients(app: FastifyInstance, count: number): Promise<Clients> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  return {
    call: <Body>(method: string, path: string, { body, token, key, localAddress }: CallOptions = {}) =>
      new Promise<Answer<Body>>((resolve, reject) => {
        const headers: Record<string, string> = {};
        if (body !== undefined) headers['content-type'] = 'application/json';
        if (token !== undefined) headers['x-draft-token'] = token;
        if (key !== undefined) headers.authorization = `Bearer ${key}`;
        const outgoing = request(
          { agent, port, host: '127.0.0.1', path, method, headers, ...(localAddress && { localAddress }) },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                body: JSON.parse(Buffer.concat(parts).toString() || 'null') as Body,
              }),
            );
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}
