// The endpoints of an edition's words as the browser calls them: method, path and credential.

export const listTexts = 'GET /api/words session';
export const getText = 'GET /api/words/:key session';
export const listTextVersions = 'GET /api/words/:key/versions session';
export const saveDraft = 'PUT /api/words/:key/draft session';
export const discardDraft = 'POST /api/words/:key/discard session';
export const publishDraft = 'POST /api/words/:key/publish session';
export const agreeText = 'POST /api/words/:key/agree session';
export const restoreText = 'POST /api/words/:key/restore session';
export const decideOffer = 'POST /api/words/:key/offer session';
export const previewText = 'POST /api/words/:key/preview session';
