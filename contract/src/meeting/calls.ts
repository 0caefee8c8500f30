// The meeting endpoints as the browser calls them: method, path and credential.
import type { Call } from '../endpoint.ts';
import type * as endpoints from './endpoints.ts';

export const approveAllMeetings: Call<typeof endpoints.approveAllMeetings> = {
  method: 'POST',
  path: '/api/meetings/:id/approve-all',
  credential: 'session',
};
export const approveMeeting: Call<typeof endpoints.approveMeeting> = {
  method: 'POST',
  path: '/api/meetings/:id/approve',
  credential: 'session',
};
export const deleteRegistration: Call<typeof endpoints.deleteRegistration> = {
  method: 'POST',
  path: '/api/meetings/delete',
  credential: 'session',
};
export const editMeeting: Call<typeof endpoints.editMeeting> = {
  method: 'PUT',
  path: '/api/meetings/:id',
  credential: 'session',
};
export const getMeetingFacts: Call<typeof endpoints.getMeetingFacts> = {
  method: 'GET',
  path: '/api/meetings/:id/facts',
  credential: 'session',
};
export const getMeetingGroup: Call<typeof endpoints.getMeetingGroup> = {
  method: 'GET',
  path: '/api/meetings/:id',
  credential: 'session',
};
export const listRegistrationIds: Call<typeof endpoints.listRegistrationIds> = {
  method: 'GET',
  path: '/api/meetings/ids',
  credential: 'session',
};
export const previewStatusEmail: Call<typeof endpoints.previewStatusEmail> = {
  method: 'GET',
  path: '/api/meetings/:id/status-email',
  credential: 'session',
};
export const listMeetingGroups: Call<typeof endpoints.listMeetingGroups> = {
  method: 'GET',
  path: '/api/meetings',
  credential: 'session',
};
export const listMoveHours: Call<typeof endpoints.listMoveHours> = {
  method: 'GET',
  path: '/api/meetings/:id/hours',
  credential: 'session',
};
export const rejectMeeting: Call<typeof endpoints.rejectMeeting> = {
  method: 'POST',
  path: '/api/meetings/:id/reject',
  credential: 'session',
};
export const sendStatusEmail: Call<typeof endpoints.sendStatusEmail> = {
  method: 'POST',
  path: '/api/meetings/send-status-email',
  credential: 'session',
};
