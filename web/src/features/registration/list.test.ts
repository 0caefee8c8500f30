// The list's filter is kept in the URL, and nothing invalid reaches the server.
import { expect, test } from 'vitest';
import { readAddress } from '../../list/use-list-place.ts';
import { REGISTRATION_LIST } from './list.tsx';

test('reads every parameter of the URL', () => {
  const address = new URLSearchParams(
    'search=ami&status=Email Sent&country=Malaysia&day=2&minute=900&exhibitor=7&meetingStatus=4&registeredOn=2025-05-20',
  );
  expect(readAddress(REGISTRATION_LIST, address).filter).toEqual({
    search: 'ami',
    status: 'Email Sent',
    country: 'Malaysia',
    day: 2,
    minute: 900,
    exhibitor: 7,
    meetingStatus: 4,
    registeredOn: '2025-05-20',
  });
});

test('ignores invalid parameters', () => {
  const address = new URLSearchParams(
    'status=Odd&day=x&minute=-1&meetingStatus=9&registeredOn=yesterday&country=&other=1',
  );
  expect(readAddress(REGISTRATION_LIST, address).filter).toEqual({});
});
