// The payment endpoints as the browser calls them: method, path and credential.

export const cancelPayment = 'POST /api/payments/cancel link';
export const getPaymentOutcome = 'GET /api/payments/outcome';
export const processPayment = 'POST /api/payments/process link';
export const recordTransfer = 'POST /api/payments/transfers session';
export const refundPayment = 'POST /api/payments/:id/refund session';
export const requeryTransaction = 'GET /api/transaction/requery session';
