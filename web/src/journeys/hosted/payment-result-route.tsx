// Where a payment provider returns the buyer: only RefNo is read, and the server is asked for its status.
import { HOME_PATH, HOSTED_PATHS } from '@visavis/contract/page-path';
import { useNavigate, useSearchParams } from 'react-router';
import { PaymentResultPage } from '../../features/payment/payment-result-page.tsx';
import { useEdition } from '../../queries/use-edition.ts';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';

export function PaymentResultRoute() {
  const [address] = useSearchParams();
  const [buyer] = useStoredValue(hostedDraft.buyer);
  const { data: edition } = useEdition();
  const navigate = useNavigate();
  return (
    <PaymentResultPage
      reference={address.get('RefNo') ?? ''}
      onPaid={buyer && (() => void navigate(HOSTED_PATHS.interest, { replace: true }))}
      retryPath={buyer && HOSTED_PATHS.payment}
      home={HOME_PATH}
      contacts={edition?.contacts}
    />
  );
}
