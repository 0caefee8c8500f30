// The email template escapes everything that is inserted.
import { expect, it } from 'vitest';
import { html } from './html.ts';

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onmouseover="x', '&quot; onmouseover=&quot;x'],
  ["' onmouseover='x", '&#39; onmouseover=&#39;x'],
  ['a & b &amp; c', 'a &amp; b &amp;amp; c'],
  ['مرحبا', 'مرحبا'],
])('%s', (given, written) => {
  expect(html`<p title="${given}">${given}</p>`.text).toBe(`<p title="${written}">${written}</p>`);
});

it('keeps nested HTML, joins lists and prints numbers', () => {
  const items = ['<1>', '2'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${2}${[[html`<b></b>`]]}`.text).toBe(
    '<ul><li>&lt;1&gt;</li><li>2</li></ul>2<b></b>',
  );
});

it('escapes text that looks like HTML', () => {
  const parsed = JSON.parse('{"text": "<b>"}');
  expect(html`${String(parsed.text)}`.text).toBe('&lt;b&gt;');
});
