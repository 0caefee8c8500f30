// Checks that stored, sent or emailed names survive refactoring, since changing them would lose existing data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS } from '@visavis/domain/audit/actions';
import { EMAIL_KINDS } from '@visavis/domain/email/schema';
import { describe, expect, it } from 'vitest';
import { ROOT } from './checkout.mjs';

const STORED: readonly (readonly [kind: string, path: string, ...names: string[]])[] = [
  ['channels', 'server/src/platform/changes/listener.ts', "'slots'"],
  ['locks of the database', 'server/src/adapters/database/embedded.ts', '862_418_471'],
  ['locks of the database', 'server/src/adapters/database/migrate.ts', '862_418_472'],
  ['locks of the database', 'server/src/features/edition/prepare.repository.ts', '5_060_206'],
  ['locks of the database', 'server/src/features/hold/repository.ts', '`holds of $'],
  [
    'keys made of the data key',
    'server/src/adapters/sealing.ts',
    '`visavis $',
    "'sealing 1'",
    "'fingerprint 1'",
  ],
  [
    'keys made of the data key',
    'server/src/adapters/archive/former/header.ts',
    "'backup 1'",
    "'visavis backup 1'",
  ],
  ['keys made of the data key', 'server/src/adapters/archive/secret.ts', "'backup 2'"],
  ['contexts of sealed content', 'server/src/adapters/file-store/sealed.ts', '`file $'],
  ['contexts of sealed content', 'server/src/start/storage.ts', "'data-key-check'"],
  [
    'contexts of sealed content',
    'server/src/features/booking/sealed-passport.service.ts',
    "'booking.passport'",
    "'booking.additional-passport'",
    '[field]} $',
  ],
  ['contexts of fingerprints', 'server/src/features/confirmation/origin.service.ts', "'registration.origin'"],
  ['contexts of fingerprints', 'server/src/features/submission/service.ts', "'registration.schedule-key'"],
  ['contexts of fingerprints', 'server/src/features/erasure/erased.repository.ts', "'erasure'", "'erasure-'"],
  [
    'routes of kept answers',
    'server/src/platform/idempotency/repository.ts',
    "'visitor/register'",
    "'hosted-registration'",
  ],
  ['cookies', 'contract/src/page-path.ts', "'interests'"],
  ['cookies', 'server/src/http/theme.ts', "'theme'"],
  ['cookies', 'domain/src/language/languages.ts', "'language'"],
  ['session', 'web/src/lib/session-token.ts', "'authToken'", "'auth_token'", "'user'"],
  ['drafts', 'web/src/journeys/draft/business-draft.ts', "'businessRegistration'"],
  [
    'drafts',
    'web/src/journeys/draft/hosted-draft.ts',
    "'hosted'",
    "'hostedRegistration'",
    "'hostedCompanyData'",
    "'hostedPaymentData'",
    "'hostedMeetingsKey'",
  ],
  [
    'drafts',
    'web/src/journeys/draft/journey-draft.ts',
    "'selectedInterests'",
    "'selectedExhibitors'",
    "'exhibitorSelectionsByCategory'",
    "'selectedMeetingSlots'",
    "'lostMeetingSlots'",
    "'business-registration'",
  ],
  ['storage', 'web/src/queries/pigment-book.ts', "'exhibitorPigments'"],
  ['storage', 'web/src/queries/own-schedule.ts', "'scheduleKey'"],
  ['storage', 'web/src/features/interests/categories-cache.ts', "'categoriesCache'"],
  ['storage', 'web/src/features/matching/use-scroll-after-reload.ts', "'matchingScroll'"],
  ['storage', 'web/src/shell/use-scroll-places.ts', "'scrollPlaces'"],
  ['caches of the service worker', 'web/src/service-worker.ts', "'schedule-page'", "'schedule-answers'"],
  ['header of a draft', 'contract/src/hold/draft-token.ts', "'x-draft-token'"],
  [
    'paths of mailed links',
    'contract/src/page-path.ts',
    "'/hosted/payment-gateway'",
    "'/hosted/interest'",
    "'/hosted/final-meetings'",
    "'/hosted/document'",
    "'/exhibitor/meetings'",
    "'/business/my-schedule'",
  ],
  ['paths of mailed links', 'contract/src/dashboard-path.ts', "'/dashboard/password'"],
  ['calls of other clients', 'contract/src/staff/calls.ts', "'POST /api/organisers "],
];

it.each(STORED)('%s in %s are unchanged', (_kind, path, ...names) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

describe('append-only lists', () => {
  it('include all kinds of emails', () => {
    expect(EMAIL_KINDS).toEqual(
      expect.arrayContaining([
        'registration-received',
        'meeting-status',
        'schedule-link',
        'confirmation-reminder',
        'hours-released',
        'meetings-changed',
        'application-received',
        'application-approved',
        'application-rejected',
        'document-asked',
        'stay-outside',
        'deposit-receipt',
        'deposit-refunded',
        'hosted-meetings-received',
        'hosted-link',
        'room-free',
        'group-message',
        'reminder-week',
        'reminder-evening',
        'reminder-hours',
        'staff-invitation',
        'password-reset',
      ]),
    );
  });

  it('include all actions of the audit trail', () => {
    expect(AUDIT_ACTIONS).toEqual(
      expect.arrayContaining([
        'application.approve',
        'application.reject',
        'booking.reveal-passports',
        'document.view',
        'edition.change',
        'meeting.approve',
        'meeting.cancel',
        'meeting.edit',
        'meeting.mark',
        'meeting.reject',
        'organiser.invite',
        'password.change',
        'payment.paid',
        'payment.refund',
        'person.erase',
        'registration.delete',
        'session.open',
      ]),
    );
  });
});
