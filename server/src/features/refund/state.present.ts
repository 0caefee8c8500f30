// How a refund stands, in the words of the list and of the exported file.
import type { RefundRow } from '@visavis/contract/refund/endpoints';

export const STATE_WORDS: Record<RefundRow['state'], string> = {
  waiting: 'Waiting',
  due: 'Due',
  requested: 'Requested',
  'to-transfer': 'To send manually',
  refunded: 'Refunded',
  manual: 'Sent manually',
};
