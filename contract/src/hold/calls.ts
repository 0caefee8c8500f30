// The hold endpoints as the browser calls them: method, path and credential.

export const holdSlot = 'POST /api/holds';
export const holdSlots = 'POST /api/holds/many';
export const releaseHold = 'DELETE /api/holds/:exhibitorId';
export const renewHolds = 'POST /api/holds/renew';
