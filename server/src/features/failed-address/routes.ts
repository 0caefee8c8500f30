// Routes of failed addresses.
import * as endpoints from '@visavis/contract/failed-address/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import {
  addBounce,
  addByHand,
  dealWith,
  type FailedAddressDependencies,
  listFailed,
  takeAsGood,
} from './service.ts';

export function failedAddressRoutes(
  app: FastifyInstance,
  bind: Binder,
  bindIn: (scope: FastifyInstance) => Binder,
  dependencies: FailedAddressDependencies,
): void {
  bind(endpoints.listFailedAddresses, ({ query: { dealt, ...page } }) =>
    listFailed(dependencies, { ...page, isDealt: dealt !== undefined }),
  );
  bind(endpoints.addFailedAddress, ({ body, caller }) => addByHand(dependencies, body, caller));
  bind(endpoints.dealWithFailedAddress, async ({ params, caller }) => {
    await dealWith(dependencies, params.id, caller);
    return {};
  });
  bind(endpoints.clearFailedAddress, async ({ params, caller }) => {
    await takeAsGood(dependencies, params.id, caller);
    return {};
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: endpoints.BOUNCE_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    bindIn(scope)(endpoints.readBounce, ({ request, caller }) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return addBounce(dependencies, bytes, caller);
    });
  });
}
