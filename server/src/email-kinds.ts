// Side effects per kind of email beyond its text. Composed here, above all features.
import { createDocumentRequestKey } from './features/document-request/service.ts';
import type { EmailEffects } from './features/email/link.service.ts';
import { refreshApplication } from './features/hosted-buyer/state.repository.ts';
import { refreshRegistration } from './features/registration/state.repository.ts';
import { createPasswordLink } from './features/staff/password-link.repository.ts';

export const EMAIL_EFFECTS: EmailEffects = {
  'meeting-status': { afterSent: refreshRegistration },
  'meetings-changed': { afterSent: refreshRegistration },
  'application-approved': { afterSent: refreshApplication },
  'application-rejected': { afterSent: refreshApplication },
  'document-asked': {
    createKey: async (db, content, { registrationId }, now) =>
      registrationId === null || !('asked' in content) ? null : createDocumentRequestKey(db, content, now),
  },
  'staff-invitation': { createKey: passwordKey('invitation') },
  'password-reset': { createKey: passwordKey('reset') },
};

function passwordKey(
  purpose: 'invitation' | 'reset',
): NonNullable<NonNullable<EmailEffects['password-reset']>['createKey']> {
  return async (db, _content, { organiserId }, now) =>
    organiserId === null ? null : createPasswordLink(db, { organiserId, purpose, now });
}
