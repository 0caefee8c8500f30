// Brings an attempt to the provider: outside of any transaction, and as often as it takes, under one reference.
import { PAYMENT_RESULT_PATH } from '@visavis/contract/page-path';
import { ProviderUnavailable } from '../../adapters/payment/failure.ts';
import type { PaymentProvider } from '../../adapters/payment/provider.ts';
import { readPayer } from './checkout.repository.ts';
import type { PaymentParts } from './parts.service.ts';
import type { PaymentRow } from './repository.ts';
import * as repository from './repository.ts';
import { bookingTitle } from './statement.present.ts';

/** An attempt that the provider knows. */
export type ReachedPayment = PaymentRow & { provider_id: string; redirect_url: string };

/**
 * Starts the attempt at the provider, or again where a crash came before the answer was kept: the same reference is
 * one attempt there.
 * @throws ProviderUnavailable
 */
export type Checkout = (row: PaymentRow) => Promise<ReachedPayment>;

/** Calls for one attempt at the same time share one question to the provider. */
export function createCheckout(parts: PaymentParts, provider: PaymentProvider): Checkout {
  const underWay = new Map<string, Promise<ReachedPayment>>();

  async function start(row: PaymentRow): Promise<ReachedPayment> {
    const { name: exhibition } = (await parts.editions.current()).exhibition;
    const owner = await readPayer(parts.db, row.booking_id);
    const started = await provider.start({
      reference: row.reference,
      amountSen: row.amount_sen,
      currency: row.currency,
      method: row.method,
      payer: { name: owner.name, email: owner.email },
      language: owner.language,
      description: bookingTitle(owner.language, owner.reference),
      payTo: exhibition,
      returnUrl: `${parts.publicUrl}${PAYMENT_RESULT_PATH}?RefNo=${row.reference}`,
      expiresAt: row.expires_at,
    });
    if (!isOfProvider(started.redirectUrl, provider, parts.publicUrl))
      throw new ProviderUnavailable('The provider sent the buyer to an address that is none of its own.');
    const change = { provider_id: started.providerId, redirect_url: started.redirectUrl };
    await repository.updatePayment(parts.db, row.id, change);
    return { ...row, ...change };
  }

  return (row) => {
    if (isReached(row)) return Promise.resolve(row);
    let starting = underWay.get(row.reference);
    if (!starting) {
      starting = start(row).finally(() => underWay.delete(row.reference));
      underWay.set(row.reference, starting);
    }
    return starting;
  };
}

export function isReached(row: PaymentRow): row is ReachedPayment {
  return row.provider_id !== null && row.redirect_url !== null;
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a buyer may be sent to an address: one of the provider's own origins, by https; by http only on this machine
 * or on this site itself, where the built-in bank is.
 */
export function isOfProvider(
  redirectUrl: string,
  { redirectOrigins }: Pick<PaymentProvider, 'redirectOrigins'>,
  publicUrl: string,
): boolean {
  if (!URL.canParse(redirectUrl)) return false;
  const { protocol, origin, hostname, username, password } = new URL(redirectUrl);
  if (username !== '' || password !== '' || !redirectOrigins.includes(origin)) return false;
  if (protocol === 'https:') return true;
  return protocol === 'http:' && (LOCAL_HOSTS.has(hostname) || origin === new URL(publicUrl).origin);
}
