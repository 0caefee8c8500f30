// Errors implied by an endpoint's method, input and permission, which no endpoint may list again.
import { getAccount } from '@visavis/contract/account/endpoints';
import { listCountries } from '@visavis/contract/country/endpoints';
import { exportRoomingWithPassports } from '@visavis/contract/hosted-booking/endpoints';
import { cancelMyMeeting } from '@visavis/contract/my-schedule/endpoints';
import { setReminder } from '@visavis/contract/reminder/endpoints';
import { expect, it } from 'vitest';
import { listEndpoints } from '../testing/contract-endpoints.ts';
import { errorsOf, errorsThatFollow } from './errors-of.ts';

const OF_ANY = ['request.unreadable', 'request.too-many', 'server.failed', 'server.unavailable'];
const OF_A_BODY = ['request.invalid', 'request.too-large', 'request.wrong-media-type'];

it.each([
  ['a read by anyone', listCountries, ['request.invalid']],
  ['a read by every role', getAccount, ['session.missing']],
  [
    'a read whose existence strangers do not learn',
    exportRoomingWithPassports,
    ['resource.not-found', 'request.invalid'],
  ],
  ['a write by some roles', setReminder, ['session.missing', 'session.forbidden', ...OF_A_BODY]],
  [
    'a write with the key of a link',
    cancelMyMeeting,
    ['resource.not-found', 'resource.not-found', ...OF_A_BODY],
  ],
] as const)('the errors of %s follow from its description', (_, endpoint, codes) => {
  expect(errorsThatFollow(endpoint)).toEqual([...OF_ANY, ...codes]);
});

it('an endpoint may respond with implied and with listed errors', () => {
  expect(errorsOf(cancelMyMeeting)).toEqual([
    ...errorsThatFollow(cancelMyMeeting),
    'meeting.slot-taken',
    'meeting.stale',
    'meeting.ended',
  ]);
});

it('no endpoint lists an implied error', async () => {
  const repeated = (await listEndpoints()).flatMap((endpoint) => {
    const following = new Set<string>(errorsThatFollow(endpoint));
    const listed = endpoint.errors?.filter((code) => following.has(code)) ?? [];
    return listed.length > 0 ? [`${endpoint.method} ${endpoint.path}: ${listed}`] : [];
  });
  expect(repeated).toEqual([]);
});
