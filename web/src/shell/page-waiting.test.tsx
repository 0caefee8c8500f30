// The placeholder of a page is in the HTML of the server, before any code has arrived.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageWaiting } from './page-waiting.tsx';

test('shows that a page is coming without code', () => {
  expect(renderToString(<PageWaiting />)).toMatch(/<svg[^>]* height="24rem"/);
});
