// The booking endpoints as the browser calls them: method, path and credential.

export const getBooking = 'GET /api/payments/booking link';
export const saveBooking = 'POST /api/payments/booking/:userId/:companyId link';
export const changeBooking = 'PUT /api/hosted/bookings/:id session';
export const settleNights = 'POST /api/hosted/bookings/:id/nights session';
