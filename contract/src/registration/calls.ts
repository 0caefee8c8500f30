// The registration endpoints as the browser calls them: method, path and credential.

export const deleteRegistration = 'POST /api/meetings/delete session';
export const getMeetingGroup = 'GET /api/meetings/:id session';
export const listRegistrationIds = 'GET /api/meetings/ids session';
export const listMeetingGroups = 'GET /api/meetings session';
export const countRegistrations = 'GET /api/meetings/counts session';
export const listRegistrationCountries = 'GET /api/meetings/countries session';
