// Emails a buyer that a refund was made, in the transaction that records it.
import { majorOf } from '@visavis/domain/money/money';
import type { Catalogue } from '../edition/public.ts';
import { hostedContent } from '../email/public.ts';
import type { OpenLedger } from './ledger.service.ts';
import type { PaymentParts } from './parts.service.ts';

export async function writeRefundLetter(
  { outbox }: PaymentParts,
  catalogue: Catalogue,
  { transaction, booking, rowOf }: Pick<OpenLedger, 'transaction' | 'booking' | 'rowOf'>,
  {
    reference,
    amountMinor,
    transferReference,
  }: { reference: string; amountMinor: number; transferReference: string | null },
): Promise<void> {
  const { currency } = rowOf(reference);
  const { id, edition_id, visitor_id, company_id, name, email, company, language } = booking.registration;
  await outbox.add(transaction, {
    recipient: { name, address: email },
    content: {
      ...hostedContent('deposit-refunded', catalogue, {
        name,
        company,
        reference: booking.registration.reference,
        userId: visitor_id,
        companyId: company_id,
        language,
      }),
      refund: {
        refNo: reference,
        amount: majorOf(amountMinor, currency),
        currency,
        transferReference,
      },
    },
    editionId: edition_id,
    registrationId: id,
  });
}
