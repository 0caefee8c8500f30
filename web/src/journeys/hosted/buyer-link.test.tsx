// The emailed link: stored, removed from the address, and never mixed with another buyer's.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { useBuyerLink } from './buyer-link.ts';

afterEach(() => hostedDraft.buyer.clear());

function Shown() {
  const link = useBuyerLink();
  const { pathname, search } = useLocation();
  return <p>{JSON.stringify({ link, address: pathname + search })}</p>;
}
const open = (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  );
  return JSON.parse(screen.getByText(/address/).textContent ?? '');
};

it('stores the key and removes it from the address', () => {
  expect(open('/hosted/payment-gateway?user=12&company=34&key=secret')).toEqual({
    link: { user: 12, company: 34, key: 'secret' },
    address: '/hosted/payment-gateway?user=12&company=34',
  });
  expect(hostedDraft.buyer.read()).toEqual({ user: 12, company: 34, key: 'secret' });
});

it('opens from the stored link', () => {
  hostedDraft.buyer.write({ user: 12, company: 34, key: 'secret' });
  expect(open('/hosted/interest')).toEqual({
    link: { user: 12, company: 34, key: 'secret' },
    address: '/hosted/interest',
  });
});

it('combines the buyer in the address with the stored key, and leaves the check to the server', () => {
  hostedDraft.buyer.write({ user: 12, company: 34, key: 'secret' });
  expect(open('/hosted/interest?user=99&company=98').link).toEqual({ user: 99, company: 98, key: 'secret' });
  // A link that the server has not accepted does not replace the stored one.
  expect(hostedDraft.buyer.read()).toEqual({ user: 12, company: 34, key: 'secret' });
});

it('is null without a key, and for invalid ids', () => {
  expect(open('/hosted/interest?user=12&company=34').link).toBeNull();
  for (const user of ['x', '-1', '1e3', '12345678901']) {
    cleanup();
    expect(open(`/hosted/interest?user=${user}&company=3&key=k`).link).toBeNull();
  }
  expect(hostedDraft.buyer.read()).toBeNull();
});
