// Reading the list's filter from the address, and the query that it makes.
import { expect, it } from 'vitest';
import { isNarrowed, queryOf, readFilter } from './filters.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

it('parts of the address add up, and invalid ones are left out', () => {
  expect(read('search= oud &country=Italy&gap=logo&category=4&subCategory=x&archived=maybe')).toEqual({
    search: 'oud',
    country: 'Italy',
    gap: 'logo',
    category: 4,
    order: 'name',
  });
});

it('an order becomes a sort and its direction', () => {
  expect(queryOf(read('order=most-booked&hall=5'))).toEqual({ hall: '5', sort: 'hours', order: 'desc' });
  expect(queryOf(read('order=sideways'))).toEqual({ sort: 'name', order: 'asc' });
});

it('an order alone narrows nothing', () => {
  expect(isNarrowed(read('order=booth'))).toBe(false);
  expect(isNarrowed(read('taken=none'))).toBe(true);
  expect(isNarrowed(read('search=x'))).toBe(true);
});
