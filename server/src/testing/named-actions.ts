// Fails any request that records an audit action its endpoint does not list.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { InsertQueryNode, type KyselyPlugin, type RootOperationNode, ValuesNode } from 'kysely';

interface NamedActions {
  /** 'METHOD /path' */
  route: string;
  records: readonly unknown[];
}

/** The request that a statement runs for; jobs run outside of any. */
const calls = new AsyncLocalStorage<NamedActions>();

/** Tracks the current request, so that statements can be attributed to it. */
export function trackRequests(app: FastifyInstance): FastifyInstance {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url, config } = request.routeOptions;
    calls.run({ route: `${[method].flat()[0]} ${url}`, records: config.records ?? [] }, done);
  });
  return app;
}

/** Checks every insert into the audit trail against the current request's endpoint. */
export const checkRecordedActions: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const call = calls.getStore();
    for (const action of call ? actionsOf(node) : [])
      if (call && !call.records.includes(action))
        throw new Error(`${call.route} records ${action}, which its endpoint does not list`);
    return node;
  },
  transformResult: async ({ result }) => result,
};

function actionsOf(node: RootOperationNode): unknown[] {
  if (!InsertQueryNode.is(node) || node.into?.table.identifier.name !== 'audit_entry') return [];
  const column = node.columns?.findIndex((one) => one.column.name === 'action') ?? -1;
  if (!node.values || !ValuesNode.is(node.values) || column < 0)
    throw new Error('an audit entry without an action');
  return node.values.values.map(({ values }) => {
    const value = values[column];
    return typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  });
}
