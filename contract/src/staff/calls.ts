// The staff endpoints as the browser calls them: method, path and credential.

export const changeStaff = 'PUT /api/organisers/:id session';
export const inviteAgain = 'POST /api/organisers/:id/invitation session';
export const inviteStaff = 'POST /api/organisers session';
export const listStaff = 'GET /api/organisers session';
export const removeSecondFactorOf = 'DELETE /api/organisers/:id/totp session';
