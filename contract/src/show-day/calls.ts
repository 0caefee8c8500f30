// The endpoints of the days of the fair as the browser calls them: method, path and credential.

export const getShowDay = 'GET /api/show-day session';
export const listMatches = 'GET /api/show-day/matches session';
export const makeMatch = 'POST /api/show-day/matches session';
export const undoMatch = 'POST /api/show-day/matches/undo session';
export const getBoard = 'GET /api/show-day/board link';
export const countWallLinks = 'GET /api/show-day/wall-links session';
export const makeWallLink = 'POST /api/show-day/wall-links session';
export const withdrawWallLinks = 'DELETE /api/show-day/wall-links session';
