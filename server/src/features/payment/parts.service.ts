// The dependencies shared by the parts of the payment feature.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';

export interface PaymentParts {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  /** null on a live site without a real provider, which refuses payments with an explanation. */
  provider: PaymentProvider | null;
  publicUrl: string;
  /** Must not log payment references or people's names. */
  log: { warn(message: string): void; error(message: string): void };
}
