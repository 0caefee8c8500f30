// The endpoints of blocked hours as the browser calls them: method, path and credential.

export const blockHours = 'POST /api/blocked-hours session';
export const blockedHoursImpact = 'POST /api/blocked-hours/impact session';
export const freeBlockedHours = 'POST /api/blocked-hours/free session';
export const listBlockedHours = 'GET /api/blocked-hours session';
