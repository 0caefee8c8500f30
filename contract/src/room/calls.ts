// The room endpoints as the browser calls them: method, path and credential.

export const getRooms = 'GET /api/payments/rooms link';
export const joinWaitingList = 'POST /api/payments/waiting link';
export const leaveWaitingList = 'POST /api/payments/waiting/leave link';
export const offerRoom = 'POST /api/hosted/waiting/:id/offer session';
export const listRooms = 'GET /api/hosted/rooms session';
export const changeRooms = 'PUT /api/hosted/rooms session';
