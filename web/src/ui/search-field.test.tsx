// A search box in a server-rendered page: text typed before hydration is searched for.
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(() => document.body.replaceChildren());

function Page() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search" placeholder="Names" value={value} onChange={setValue} />
      <output>{`for: ${value}`}</output>
    </>
  );
}

test.each(['', 'serum'])('searches for "%s" typed before hydration', async (typed) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  box.value = typed;
  const hydrated = await act(async () => hydrateRoot(root, <Page />));
  expect([box.value, screen.getByRole('status').textContent]).toEqual([typed, `for: ${typed}`]);
  await act(async () => hydrated.unmount());
});
