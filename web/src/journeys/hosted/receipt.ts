// The URL of a payment's receipt, and the history state by which the next step says that the money arrived.
import { PAYMENT_RESULT_PATH } from '@visavis/contract/page-path';
import { recordShape, type Shape, textShape } from '../../lib/shape.ts';

const VIEW = 'view';
const RECEIPT = 'receipt';

export const receiptAddress = (reference: string): string =>
  `${PAYMENT_RESULT_PATH}?${new URLSearchParams({ RefNo: reference, [VIEW]: RECEIPT })}`;

export const isReceipt = (address: URLSearchParams): boolean => address.get(VIEW) === RECEIPT;

export const paidIn: Shape<{ paidReference: string }> = recordShape({ paidReference: textShape });
