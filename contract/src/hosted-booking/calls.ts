// The hosted booking endpoints as the browser calls them: method, path and credential.

export const exportChosenHostedBuyers = 'POST /api/exports/hosted session';
export const exportHostedBuyers = 'GET /api/exports/hosted session';
export const exportRooming = 'GET /api/exports/rooming session';
export const exportRoomingWithPassports = 'GET /api/exports/rooming/passports session';
export const listHostedBookings = 'GET /api/hosted/bookings session';
export const listRoomingChanges = 'GET /api/hosted/bookings/changes session';
export const listRoomNights = 'GET /api/hosted/rooms/nights session';
export const listWithoutRoom = 'GET /api/hosted/waiting session';
