// The address of the list says what it shows, and nothing that cannot be read reaches the server.
import { expect, test } from 'vitest';
import { readFilter, withPart } from './filters.ts';

test('every part of the address is read', () => {
  const address = new URLSearchParams(
    'search=ami&status=Email Sent&country=Malaysia&day=2&hour=15&exhibitor=7&meetingStatus=4&registeredOn=2025-05-20',
  );
  expect(readFilter(address)).toEqual({
    search: 'ami',
    status: 'Email Sent',
    country: 'Malaysia',
    day: 2,
    hour: 15,
    exhibitor: 7,
    meetingStatus: 4,
    registeredOn: '2025-05-20',
  });
});

test('what cannot be read is left out', () => {
  const address = new URLSearchParams(
    'status=Odd&day=x&hour=-1&meetingStatus=9&registeredOn=yesterday&country=&other=1',
  );
  expect(readFilter(address)).toEqual({});
});

test('an empty part leaves the address', () => {
  const address = new URLSearchParams('search=ami&day=2');
  expect(withPart(address, 'day', '').toString()).toBe('search=ami');
  expect(withPart(address, 'search', 'kenji').toString()).toBe('search=kenji&day=2');
  expect(address.toString()).toBe('search=ami&day=2');
});
