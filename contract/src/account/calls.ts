// The account endpoints as the browser calls them: method, path and credential.

export const beginSecondFactor = 'POST /api/account/totp session';
export const changePassword = 'PUT /api/account/password session';
export const choosePassword = 'POST /api/password';
export const confirmSecondFactor = 'POST /api/account/totp/confirm session';
export const getAccount = 'GET /api/account session';
export const readPasswordLink = 'POST /api/password-link';
export const removeSecondFactor = 'POST /api/account/totp/remove session';
export const requestPasswordReset = 'POST /api/password-reset';
