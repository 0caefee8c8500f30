// Colours that only the browser knows, on server-rendered pages and when storage is forbidden.
import { act, render } from '@testing-library/react';
import { type PigmentedExhibitor, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageIsMemoryOnly } from '../wizard/storage.ts';
import { pigmentBook } from './pigment-book.ts';
import { usePigments } from './use-pigments.ts';

const JUNO = { id: 1, company_name: 'Juno' };
const MICA = { id: 2, company_name: 'Mica' };
const PREFERRED = preferredPigment('Juno');

function Colours({ own, asked }: { own?: PigmentedExhibitor[]; asked: PigmentedExhibitor[] }) {
  const pigmentOf = usePigments(own);
  return <p>{asked.map(pigmentOf).join(' ')}</p>;
}

beforeEach(() => pigmentBook.clear());
afterEach(() => pigmentBook.clear());

it('hydrates without errors a page that the server rendered with preferred colours', async () => {
  pigmentBook.write([[MICA.id, 7]]);
  const place = document.createElement('div');
  const page = <Colours asked={[JUNO, MICA]} />;
  place.innerHTML = renderToString(page);
  expect(place.textContent).toBe(`${PREFERRED} ${PREFERRED}`);
  const complain = vi.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: complain }));
  expect(place.textContent).toBe(`${PREFERRED} 7`);
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('uses the preferred colour of an exhibitor nobody chose, without storing it', () => {
  render(<Colours asked={[JUNO]} />);
  expect(pigmentBook.read()).toEqual([]);
});

it('keeps what another tab entered in the meantime', () => {
  const { rerender, container } = render(<Colours own={[JUNO]} asked={[JUNO, MICA]} />);
  act(() => pigmentBook.write([...pigmentBook.read(), [MICA.id, 9]]));
  rerender(<Colours own={[MICA, JUNO]} asked={[JUNO, MICA]} />);
  expect(container.textContent).toBe(`${PREFERRED} 9`);
});

it('treats foreign data under the key as an empty book', () => {
  localStorage.setItem(
    'exhibitorPigments',
    JSON.stringify({ version: 1, owners: { visitor: { savedAt: '', value: [[1, 10]] } } }),
  );
  const { container } = render(<Colours own={[JUNO]} asked={[JUNO]} />);
  expect(container.textContent).toBe(String(PREFERRED));
});

it('keeps colours as long as the tab when storage is forbidden, without a notice', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const first = render(<Colours own={[MICA, JUNO]} asked={[MICA, JUNO]} />);
  expect(first.container.textContent).toBe(`${PREFERRED} ${PREFERRED + 1}`);
  first.unmount();
  const second = render(<Colours own={[JUNO, MICA]} asked={[JUNO, MICA]} />);
  expect(second.container.textContent).toBe(`${PREFERRED + 1} ${PREFERRED}`);
  expect(storageIsMemoryOnly()).toBe(false);
});
