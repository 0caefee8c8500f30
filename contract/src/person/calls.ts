// The endpoints of one person as the browser calls them: method, path and credential.

export const getPerson = 'GET /api/people/:reference session';
export const changeContact = 'PUT /api/people/:reference/contact session';
export const addNote = 'POST /api/people/:reference/notes session';
export const changeNote = 'PUT /api/notes/:id session';
export const deleteNote = 'DELETE /api/notes/:id session';
export const addTask = 'POST /api/people/:reference/tasks session';
export const changeTask = 'PUT /api/tasks/:id session';
export const deleteTask = 'DELETE /api/tasks/:id session';
export const addTasks = 'POST /api/tasks session';
export const takeBackTasks = 'POST /api/tasks/take-back session';
export const listAssignees = 'GET /api/assignees session';
export const getMyDetails = 'GET /api/my-details link';
export const completeMyDetails = 'PUT /api/my-details link';
export const askDetails = 'POST /api/registrations/ask-details session';
