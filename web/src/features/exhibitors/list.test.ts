// Tests of reading the list's filter and order from the address.
import { expect, it } from 'vitest';
import { readAddress } from '../../list/use-list-place.ts';
import { EXHIBITOR_LIST } from './list.tsx';

const read = (address: string) => readAddress(EXHIBITOR_LIST, new URLSearchParams(address)).filter;
const ordered = (address: string) => readAddress(EXHIBITOR_LIST, new URLSearchParams(address)).order;

it('all valid filters in the address are combined, and invalid ones are left out', () => {
  expect(read('search= oud &country=Italy&gap=logo&category=4&subCategory=x&archived=maybe')).toEqual({
    search: 'oud',
    country: 'Italy',
    gap: 'logo',
    category: 4,
  });
});

it('an order is read as a sort key with its direction, or by its name', () => {
  expect(ordered('order=most-booked&hall=5')).toEqual({ sort: 'hours', direction: 'descending' });
  expect(ordered('sort=gap&direction=descending')).toEqual({ sort: 'gap', direction: 'descending' });
  for (const none of ['order=sideways', 'sort=places', ''])
    expect(ordered(none)).toEqual({ sort: 'name', direction: 'ascending' });
});
