// Which styles are moved out of a message to satisfy the CSP, and what must stay unchanged.
import { expect, it } from 'vitest';
import { prepareMessage, showableMessage } from './message-html.ts';

it('renames style attributes only inside tags', () => {
  const { html } = showableMessage(
    `<p class="a" style="color:red" title=" style=x">A style="b" of its own</p><td STYLE='x'>`,
  );
  expect(html).toBe(
    `<p class="a" data-style="color:red" title=" style=x">A style="b" of its own</p><td data-style='x'>`,
  );
});

it('removes style elements and returns their contents', () => {
  const { html, sheets } = showableMessage(
    '<head><style type="text/css">p{color:red}</style></head><p>x</p>',
  );
  expect(html).toBe('<head></head><p>x</p>');
  expect(sheets).toEqual(['p{color:red}']);
});

it('restores the styles, and removes the targets of links', () => {
  const message = new DOMParser().parseFromString(
    '<p data-style="color: rgb(1, 2, 3)">x</p><a href="https://visavis.example/">Open</a>',
    'text/html',
  );
  prepareMessage(message, []);
  expect(message.querySelector('p')?.style.color).toBe('rgb(1, 2, 3)');
  expect(message.querySelector('a')?.hasAttribute('href')).toBe(false);
});
