// Colours that only the browser knows: on pages that the server draws, and where nothing may be stored.
import { act, cleanup, render } from '@testing-library/react';
import { type PigmentedExhibitor, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageIsMemoryOnly } from '../wizard/storage.ts';
import { pigmentBook } from './pigment-book.ts';
import { usePigments } from './use-pigments.ts';

const JUNO = { id: 1, company_name: 'Juno' };
const MICA = { id: 2, company_name: 'Mica' };
const WISHED = preferredPigment('Juno');

function Colours({ own, asked }: { own?: PigmentedExhibitor[]; asked: PigmentedExhibitor[] }) {
  const pigmentOf = usePigments(own);
  return <p>{asked.map(pigmentOf).join(' ')}</p>;
}

beforeEach(() => pigmentBook.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  pigmentBook.clear();
});

it('a page that the server drew with the colours that names ask for comes to life without a fault', async () => {
  pigmentBook.write([[MICA.id, 7]]);
  const place = document.createElement('div');
  const page = <Colours asked={[JUNO, MICA]} />;
  place.innerHTML = renderToString(page);
  expect(place.textContent).toBe(`${WISHED} ${WISHED}`);
  const complain = vi.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: complain }));
  expect(place.textContent).toBe(`${WISHED} 7`);
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('whom nobody has chosen is asked for and not entered', () => {
  render(<Colours asked={[JUNO]} />);
  expect(pigmentBook.read()).toEqual([]);
});

it('what another tab entered meanwhile stands', () => {
  const { rerender, container } = render(<Colours own={[JUNO]} asked={[JUNO, MICA]} />);
  act(() => pigmentBook.write([...pigmentBook.read(), [MICA.id, 9]]));
  rerender(<Colours own={[MICA, JUNO]} asked={[JUNO, MICA]} />);
  expect(container.textContent).toBe(`${WISHED} 9`);
});

it('something else under the key is an empty book', () => {
  localStorage.setItem(
    'exhibitorPigments',
    JSON.stringify({ version: 1, owners: { visitor: { savedAt: '', value: [[1, 10]] } } }),
  );
  const { container } = render(<Colours own={[JUNO]} asked={[JUNO]} />);
  expect(container.textContent).toBe(String(WISHED));
});

it('where nothing may be stored, colours last as long as the tab, and no notice complains of them', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const first = render(<Colours own={[MICA, JUNO]} asked={[MICA, JUNO]} />);
  expect(first.container.textContent).toBe(`${WISHED} ${WISHED + 1}`);
  first.unmount();
  const second = render(<Colours own={[JUNO, MICA]} asked={[JUNO, MICA]} />);
  expect(second.container.textContent).toBe(`${WISHED + 1} ${WISHED}`);
  expect(storageIsMemoryOnly()).toBe(false);
});
