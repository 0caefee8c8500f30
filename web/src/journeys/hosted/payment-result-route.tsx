// Where a payment provider returns the buyer: the server is asked for the status of RefNo. Also the receipt's address.
import { HOME_PATH, HOSTED_PATHS } from '@visavis/contract/page-path';
import { useNavigate, useSearchParams } from 'react-router';
import { ReceiptPage } from '../../features/booking/receipt-page.tsx';
import { PaymentResultPage } from '../../features/payment/payment-result-page.tsx';
import { useText } from '../../i18n/text.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { isReceipt } from './receipt.ts';
import { HostedGate } from './step-gate.tsx';

export function PaymentResultRoute() {
  const text = useText();
  const [address] = useSearchParams();
  const [buyer] = useStoredValue(hostedDraft.buyer);
  const { data: edition } = useEdition();
  const navigate = useNavigate();
  const reference = address.get('RefNo') ?? '';
  if (buyer && isReceipt(address))
    return (
      <HostedGate steps={['meetings', 'final-meetings']} title="payment.paidTitle">
        {({ step }, link) => (
          <ReceiptPage
            link={link}
            reference={reference}
            next={
              step === 'meetings'
                ? { to: HOSTED_PATHS.interest, label: text('payment.chooseExhibitors') }
                : { to: HOSTED_PATHS.finalMeetings, label: text('payment.toMeetings') }
            }
          />
        )}
      </HostedGate>
    );
  return (
    <PaymentResultPage
      reference={reference}
      saysFailed={!['', '200'].includes(address.get('Status') ?? '')}
      onPaid={
        buyer &&
        (() => void navigate(HOSTED_PATHS.interest, { replace: true, state: { paidReference: reference } }))
      }
      retryPath={buyer && HOSTED_PATHS.payment}
      home={HOME_PATH}
      contacts={edition?.contacts}
    />
  );
}
