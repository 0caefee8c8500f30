// The built-in test provider: a bank of our own that takes no money, for trying things out (decisions 7, record 0018).
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/schema.ts';
import type { Log } from '../../log.ts';
import type { PaymentProvider } from '../provider.ts';
import { createTestBank, reportOf } from './bank.ts';
import { createDelivery, type Post } from './delivery.ts';
import { readMessage, writeMessage } from './message.ts';
import { serveBankPages } from './pages.ts';

const OPEN_MINUTES = 60;

export interface TestProviderParts {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  /** Signs the bank's messages; the same in every process. */
  secret: Buffer;
  publicUrl: string;
  /** Delivers the bank's messages to the shop. */
  post: Post;
  lateSeconds: number;
  isLive: boolean;
  /** Milliseconds before each attempt to deliver a message. */
  pausesMs?: readonly number[];
}

/** @throws on a live site, where free payments must be impossible */
export function createTestProvider(parts: TestProviderParts): PaymentProvider {
  const { db, clock, log, secret, publicUrl } = parts;
  if (parts.isLive) throw new Error('The test bank does not exist on a live site.');
  const bank = createTestBank(db, clock);
  return {
    name: 'test',
    openMinutes: OPEN_MINUTES,
    redirectOrigins: [new URL(publicUrl).origin],

    check: () => Promise.resolve(),

    async start(request) {
      const { id } = await bank.open(request);
      return { providerId: id, redirectUrl: `${publicUrl}/test-bank/${id}` };
    },

    async requery({ providerId }) {
      const payment = await bank.find(providerId);
      return payment && reportOf(payment, clock());
    },

    async close({ providerId }) {
      const payment = await bank.close(providerId);
      return payment && reportOf(payment, clock());
    },

    readMessage: (body, headers) => readMessage(body, headers, secret, clock()),
    refund: (request) => bank.refund(request),

    pages(app) {
      const delivery = createDelivery(parts.post, log, parts.pausesMs);
      app.addHook('onClose', async () => delivery.close());
      serveBankPages(app, {
        bank,
        clock,
        publicUrl,
        lateSeconds: parts.lateSeconds,
        notify: async (payment, times) => {
          const now = clock();
          const message = writeMessage(reportOf(payment, now), secret, now);
          for (let count = 0; count < times; count += 1) await delivery.send(message);
        },
        later: delivery.later,
      });
    },
  };
}
