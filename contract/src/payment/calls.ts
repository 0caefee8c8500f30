// The payment endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const cancelPayment: Call<typeof endpoints.cancelPayment> = {
  method: 'POST',
  path: '/api/payments/cancel',
  credential: 'link',
};
export const getPaymentOutcome: Call<typeof endpoints.getPaymentOutcome> = {
  method: 'GET',
  path: '/api/payments/outcome',
  credential: 'none',
};
export const processPayment: Call<typeof endpoints.processPayment> = {
  method: 'POST',
  path: '/api/payments/process',
  credential: 'link',
};
export const recordTransfer: Call<typeof endpoints.recordTransfer> = {
  method: 'POST',
  path: '/api/payments/transfers',
  credential: 'session',
};
export const refundPayment: Call<typeof endpoints.refundPayment> = {
  method: 'POST',
  path: '/api/payments/:id/refund',
  credential: 'session',
};
export const requeryTransaction: Call<typeof endpoints.requeryTransaction> = {
  method: 'GET',
  path: '/api/transaction/requery',
  credential: 'session',
  mayNotSucceed: true,
};
