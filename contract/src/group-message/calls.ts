// The group message endpoints as the browser calls them: method, path and credential.

export const createGroupMessage = 'POST /api/messages session';
export const deleteGroupMessage = 'DELETE /api/messages/:id session';
export const getGroupMessage = 'GET /api/messages/:id session';
export const listGroupMessages = 'GET /api/messages session';
export const listGroupPeople = 'GET /api/messages/:id/people session';
export const previewGroupMessage = 'GET /api/messages/:id/preview session';
export const saveGroupMessage = 'PUT /api/messages/:id session';
export const sendGroupMessage = 'POST /api/messages/:id/send session';
export const stopGroupMessage = 'POST /api/messages/:id/stop session';
export const testGroupMessage = 'POST /api/messages/:id/test session';
