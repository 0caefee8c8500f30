// The edition that each staff write concerns, so that none changes an edition other than the one on the screen.

/** What is stored per edition, by the name that calls use for it. */
export type Stored =
  | 'booking'
  | 'category'
  | 'document'
  | 'email'
  | 'exhibitor'
  | 'failed-address'
  | 'group-message'
  | 'import'
  | 'meeting'
  | 'merge'
  | 'note'
  | 'payment'
  | 'person'
  | 'registration'
  | 'sub-category'
  | 'task'
  | 'view'
  | 'visitor';

/**
 * 'none': concerns no edition, or all. 'address': the path names the edition. 'named': the call creates or sets
 * something, so it must name the edition. 'shown': it stores nothing, or only in the edition on the screen, which an
 * unnamed call uses. Otherwise: the kind of the stored record, and where the request names it; a kind that is not in
 * `Stored` is read from the request too.
 */
export type EditionOfWrite =
  | 'none'
  | 'address'
  | 'named'
  | 'shown'
  | readonly [thing: Stored | 'params.kind', where: string];

/** By method and path. A staff write without an entry here prevents the server from starting. */
export const EDITION_OF_WRITES: Readonly<Record<string, EditionOfWrite>> = {
  'PUT /api/account/password': 'none',
  'POST /api/account/totp': 'none',
  'POST /api/account/totp/confirm': 'none',
  'POST /api/account/totp/remove': 'none',
  'POST /api/connections/mail/test': 'none',
  'POST /api/connections/payments/test': 'none',
  'POST /api/logout': 'none',
  'POST /api/organisers': 'none',
  'PUT /api/organisers/:id': 'none',
  'POST /api/organisers/:id/invitation': 'none',
  'DELETE /api/organisers/:id/totp': 'none',
  'PUT /api/preferences': 'none',

  'POST /api/editions': 'none',
  'POST /api/editions/archive': 'none',
  'PUT /api/editions/:id': 'address',
  'POST /api/editions/:id/begin-own': 'address',
  'POST /api/editions/:id/close': 'address',
  'POST /api/editions/:id/document-deletion/keep': 'address',
  'POST /api/editions/:id/impact': 'address',
  'PUT /api/editions/:id/logo': 'address',
  'DELETE /api/editions/:id/logo': 'address',
  'POST /api/editions/:id/open': 'address',

  'POST /api/blocked-hours': 'named',
  'POST /api/blocked-hours/free': 'named',
  'POST /api/category-tree': 'named',
  'POST /api/category-tree/template': 'named',
  'POST /api/exhibitors': 'named',
  'POST /api/failed-addresses': 'named',
  'POST /api/failed-addresses/bounce': 'named',
  'PUT /api/hosted/rooms': 'named',
  'POST /api/imports': 'named',
  'POST /api/messages': 'named',
  'POST /api/registrations': 'named',
  'PUT /api/reminders': 'named',
  'POST /api/show-day/wall-links': 'named',
  'DELETE /api/show-day/wall-links': 'named',
  'PUT /api/unconfirmed-hours/terms': 'named',
  'POST /api/views': 'named',
  'POST /api/words/:key/agree': 'named',
  'POST /api/words/:key/discard': 'named',
  'PUT /api/words/:key/draft': 'named',
  'POST /api/words/:key/offer': 'named',
  'POST /api/words/:key/publish': 'named',
  'POST /api/words/:key/restore': 'named',

  'POST /api/blocked-hours/impact': 'shown',
  // Marks made offline belong to the edition in which they were made; each record is checked against it.
  'POST /api/desk/settle': 'shown',
  // All messages held back after a restore.
  'POST /api/emails/held': 'none',
  'POST /api/exports/exhibitors': 'shown',
  'POST /api/exports/hosted': 'shown',
  'POST /api/exports/meetings': 'shown',
  'POST /api/exports/registrations': 'shown',
  'POST /api/overview-visit': 'shown',
  'POST /api/tasks/take-back': 'shown',
  'POST /api/words/:key/preview': 'shown',

  'POST /api/attendance-marks': ['meeting', 'body.meetings.id'],
  'POST /api/attendance/:id': ['meeting', 'params.id'],
  'DELETE /api/category-tree/:kind/:id': ['params.kind', 'params.id'],
  'PUT /api/category-tree/:kind/:id': ['params.kind', 'params.id'],
  'POST /api/category-tree/:kind/:id/merge': ['params.kind', 'params.id'],
  'POST /api/category-tree/:kind/:id/move': ['params.kind', 'params.id'],
  'POST /api/category-tree/merges/:id/undo': ['merge', 'params.id'],
  'POST /api/emails/:id/retry': ['email', 'params.id'],
  'POST /api/emails/:id/trial-link': ['email', 'params.id'],
  'POST /api/erasures/:id': ['registration', 'params.id'],
  'POST /api/exhibitor-schedules/:id/link': ['exhibitor', 'params.id'],
  'PUT /api/exhibitors/:id': ['exhibitor', 'params.id'],
  'PUT /api/exhibitors/:id/logo': ['exhibitor', 'params.id'],
  'DELETE /api/exhibitors/:id/logo': ['exhibitor', 'params.id'],
  'POST /api/exhibitors/:id/merge': ['exhibitor', 'params.id'],
  'PUT /api/exhibitors/:id/products/:productId/image': ['exhibitor', 'params.id'],
  'DELETE /api/exhibitors/:id/products/:productId/image': ['exhibitor', 'params.id'],
  'POST /api/exhibitors/:id/restore': ['exhibitor', 'params.id'],
  'POST /api/exhibitors/archive': ['exhibitor', 'body.exhibitors.id'],
  'POST /api/exhibitors/impact': ['exhibitor', 'body.exhibitorIds'],
  'POST /api/failed-addresses/:id/deal': ['failed-address', 'params.id'],
  'DELETE /api/failed-addresses/:id': ['failed-address', 'params.id'],
  'POST /api/hosted/decide-many': ['registration', 'body.ids'],
  'POST /api/hosted/delete': ['visitor', 'body.user_id'],
  'POST /api/hosted/document-requests': ['visitor', 'body.user_id'],
  'POST /api/hosted/document-requests/:id/withdraw': ['visitor', 'body.user_id'],
  'POST /api/hosted/documents/:id/address': ['document', 'params.id'],
  'POST /api/hosted/reject': ['visitor', 'body.user_id'],
  'POST /api/hosted/undo-rejection': ['visitor', 'body.user_id'],
  'POST /api/hosted/undo-many': ['registration', 'body.applications.id'],
  'POST /api/hosted/varification-email': ['visitor', 'body.user_id'],
  'POST /api/hosted/verification-email': ['visitor', 'body.user_id'],
  'POST /api/hosted/waiting/:id/offer': ['visitor', 'body.user_id'],
  'DELETE /api/imports/:id': ['import', 'params.id'],
  'PUT /api/imports/:id': ['import', 'params.id'],
  'POST /api/imports/:id/apply': ['import', 'params.id'],
  'POST /api/imports/:id/undo': ['import', 'params.id'],
  'PUT /api/meetings/:id': ['meeting', 'params.id'],
  'POST /api/meetings/:id/approve': ['meeting', 'params.id'],
  'POST /api/meetings/:id/approve-all': ['registration', 'params.id'],
  'POST /api/meetings/:id/reject': ['meeting', 'params.id'],
  'POST /api/meetings/decide-many': ['registration', 'body.ids'],
  'POST /api/meetings/delete': ['visitor', 'body.user_id'],
  'POST /api/meetings/mail-many': ['registration', 'body.ids'],
  'POST /api/meetings/mailable': ['registration', 'body.ids'],
  'POST /api/registrations/ask-details': ['registration', 'body.ids'],
  'POST /api/meetings/reopen': ['meeting', 'body.meetings.id'],
  'POST /api/meetings/send-status-email': ['visitor', 'body.user_id'],
  'DELETE /api/messages/:id': ['group-message', 'params.id'],
  'PUT /api/messages/:id': ['group-message', 'params.id'],
  'POST /api/messages/:id/send': ['group-message', 'params.id'],
  'POST /api/messages/:id/stop': ['group-message', 'params.id'],
  'POST /api/messages/:id/test': ['group-message', 'params.id'],
  'DELETE /api/notes/:id': ['note', 'params.id'],
  'PUT /api/notes/:id': ['note', 'params.id'],
  'POST /api/payments/:id/refund': ['payment', 'params.id'],
  'PUT /api/hosted/bookings/:id': ['registration', 'params.id'],
  'POST /api/hosted/bookings/:id/nights': ['registration', 'params.id'],
  'POST /api/payments/transfers': ['booking', 'body.bookingId'],
  'PUT /api/people/:reference/contact': ['person', 'params.reference'],
  'PUT /api/people/:reference/mail': ['person', 'params.reference'],
  'POST /api/people/:reference/notes': ['person', 'params.reference'],
  'POST /api/people/:reference/tasks': ['person', 'params.reference'],
  'POST /api/registrations/:id/meetings': ['registration', 'params.id'],
  'POST /api/registrations/:id/meetings/undo': ['registration', 'params.id'],
  'POST /api/show-day/matches': ['registration', 'body.registrationId'],
  'POST /api/show-day/matches/undo': ['meeting', 'body.meetingId'],
  'POST /api/tags': ['registration', 'body.ids'],
  'POST /api/tasks': ['registration', 'body.ids'],
  'DELETE /api/tasks/:id': ['task', 'params.id'],
  'PUT /api/tasks/:id': ['task', 'params.id'],
  'POST /api/unconfirmed-hours/release': ['registration', 'body.registrationIds'],
  'DELETE /api/views/:id': ['view', 'params.id'],
};
