// Starts an attempt at the provider: outside any transaction, as often as needed, under one reference.
import { PAYMENT_RESULT_PATH } from '@visavis/contract/page-path';
import { languageAmong } from '@visavis/domain/language/languages';
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
 * Starts the attempt at the provider, or restarts it after a crash lost the response: the provider treats one
 * reference as one attempt.
 * @throws ProviderUnavailable
 */
export type Checkout = (row: PaymentRow) => Promise<ReachedPayment>;

/** Concurrent calls for one attempt share one request to the provider. */
export function createCheckout(parts: PaymentParts, provider: PaymentProvider): Checkout {
  const pending = new Map<string, Promise<ReachedPayment>>();

  async function start(row: PaymentRow): Promise<ReachedPayment> {
    const { method } = row;
    if (method === 'transfer') throw new Error('a transfer has no page at a provider');
    const catalogue = await parts.editions.of({ bookingId: row.booking_id }).current();
    const { name: exhibition, timeZone } = catalogue.exhibition;
    const owner = await readPayer(parts.db, row.booking_id);
    const language = languageAmong(owner.language, catalogue.languages);
    const started = await provider.start({
      reference: row.reference,
      amountMinor: row.amount_sen,
      currency: row.currency,
      method,
      payer: { name: owner.name, email: owner.email },
      language,
      description: bookingTitle(language, owner.reference),
      payTo: exhibition,
      returnUrl: `${parts.publicUrl}${PAYMENT_RESULT_PATH}?RefNo=${row.reference}`,
      timeZone,
      expiresAt: row.expires_at,
    });
    if (!isOfProvider(started.redirectUrl, provider, parts.publicUrl))
      throw new ProviderUnavailable("The provider's redirect URL is not on one of its own origins.");
    const change = { provider_id: started.providerId, redirect_url: started.redirectUrl };
    await repository.updatePayment(parts.db, row.id, change);
    return { ...row, ...change };
  }

  return (row) => {
    if (isReached(row)) return Promise.resolve(row);
    let starting = pending.get(row.reference);
    if (!starting) {
      starting = start(row).finally(() => pending.delete(row.reference));
      pending.set(row.reference, starting);
    }
    return starting;
  };
}

export function isReached(row: PaymentRow): row is ReachedPayment {
  return row.provider_id !== null && row.redirect_url !== null;
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a buyer may be redirected to a URL: on one of the provider's own origins, with https; with http only on
 * this machine or on this site itself, where the built-in bank is.
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
