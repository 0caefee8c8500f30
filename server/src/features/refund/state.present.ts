// The labels of refund states in the list and in the exported file.
import type { RefundRow } from '@visavis/contract/refund/endpoints';

export const STATE_WORDS: Record<RefundRow['state'], string> = {
  waiting: 'Waiting',
  due: 'Due',
  requested: 'Requested',
  'to-transfer': 'To send manually',
  refunded: 'Refunded',
  manual: 'Sent manually',
};
