// A search box in a page that arrived drawn: what was typed before it came alive is searched for.
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Page() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search" placeholder="Names" value={value} onChange={setValue} />
      <output>{`for: ${value}`}</output>
    </>
  );
}

test.each(['', 'serum'])('"%s" typed before is searched for once the page is alive', async (typed) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  box.value = typed;
  const alive = await act(async () => hydrateRoot(root, <Page />));
  expect([box.value, screen.getByRole('status').textContent]).toEqual([typed, `for: ${typed}`]);
  await act(async () => alive.unmount());
});
