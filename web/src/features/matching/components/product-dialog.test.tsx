// The View Products dialog: the carousel wraps around, and every case without products shows the same message.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@visavis/domain/exhibitor/schema';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../../lib/testing/render-in.tsx';
import { ProductDialog } from './product-dialog.tsx';

const product = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  name: `Product ${id}`,
  description: `About ${id}`,
  company_name: 'Hanari Skin Lab',
  exhibitor_id: 7,
  ...changes,
});

type Select = ComponentProps<typeof ProductDialog>['select'];

function open(body: unknown, status = 200, select?: Select) {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return new Response(JSON.stringify(body), { status });
  });
  const onClose = vi.fn();
  renderIn(
    <ProductDialog
      exhibitor={{
        id: 7,
        company_name: 'Hanari Skin Lab',
        booth_number: 'A-208',
        region_country: 'South Korea',
        product_profile: '',
        description: '',
      }}
      pigment={3}
      {...(select && { select })}
      onClose={onClose}
    />,
  );
  return { addresses, onClose, user: userEvent.setup() };
}

const current = (): string | undefined =>
  screen
    .getAllByRole('button', { name: /^Show product/ })
    .find((dot) => dot.getAttribute('aria-current') === 'true')
    ?.getAttribute('aria-label') ?? undefined;

describe('the carousel', () => {
  it('moves with the arrow, which wraps around, with the dots, and with the keys', async () => {
    const { user, addresses } = open([product(1), product(2), product(3)]);
    await screen.findByText('Product 1');
    expect(addresses).toEqual(['/api/exhibitors/7/products']);
    expect(current()).toBe('Show product 1');
    const next = screen.getByRole('button', { name: 'Next product' });
    await user.click(next);
    expect(screen.getByText('About 2')).toBeDefined();
    expect(screen.getByText('slide 2 of 3')).toBeDefined();
    await user.click(next);
    await user.click(next);
    expect(current()).toBe('Show product 1');
    await user.keyboard('{ArrowLeft}');
    expect(current()).toBe('Show product 3');
    await user.keyboard('{ArrowRight}');
    expect(current()).toBe('Show product 1');
    await user.click(screen.getByRole('button', { name: 'Show product 2' }));
    expect(screen.getByText('Product 2')).toBeDefined();
  });

  it('reacts to the keys while the initial focus is on Close', async () => {
    const { user, onClose } = open([product(1), product(2)]);
    await screen.findByText('Product 1');
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    await user.keyboard('{ArrowRight}');
    expect(current()).toBe('Show product 2');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(current()).toBe('Show product 2');
    await expect.poll(() => document.activeElement).toBe(close);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows a single product without arrow and dots', async () => {
    open([product(1)]);
    await screen.findByText('Product 1');
    expect(screen.queryByRole('button', { name: 'Next product' })).toBeNull();
  });
});

describe('Select', () => {
  const onToggle = vi.fn();
  const select = {
    spokenName: 'Hanari Skin Lab',
    freeHours: 20,
    isSelected: false,
    isBlocked: false,
    maximum: 12,
    onToggle,
  };

  it('selects the exhibitor, and shows that it is selected', async () => {
    const { user } = open([product(1)], 200, select);
    await user.click(await screen.findByRole('button', { name: 'Select, Hanari Skin Lab' }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7 }));
    cleanup();
    open([product(1)], 200, { ...select, isSelected: true });
    expect(await screen.findByRole('button', { name: 'Selected, Hanari Skin Lab' })).toBeDefined();
  });

  it('says at the maximum why it does nothing, as on the card', async () => {
    open([product(1)], 200, { ...select, isBlocked: true });
    const button = await screen.findByRole('button', { name: 'Select, Hanari Skin Lab' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Maximum Meetings Selected (12 reached)');
  });

  it('is absent before the visitor’s selection is known', async () => {
    open([product(1)]);
    await screen.findByText('Product 1');
    expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
  });
});

describe('no products', () => {
  it.each([
    ['an empty list', [], 200],
    ['a placeholder by name', [product(5, { name: 'No Products Available' })], 200],
    ['a placeholder by id', [product(0)], 200],
    ['a failed call', { error: 'x' }, 500],
    ['a response that is not a list', { error: 'x' }, 200],
  ])('shows the message for %s', async (_, body, status) => {
    open(body, status);
    await screen.findByText('No Products Available');
    expect(
      screen.getByText('Hanari Skin Lab does not have any products available at this time.'),
    ).toBeDefined();
  });
});
