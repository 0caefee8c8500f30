// The reminder endpoints as the browser calls them: method, path and credential.

export const getReminders = 'GET /api/reminders session';
export const setReminder = 'PUT /api/reminders session';
