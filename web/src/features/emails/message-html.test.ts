// What is set aside for the policy's sake, and what must stay as it was written.
import { expect, it } from 'vitest';
import { dressMessage, showableMessage } from './message-html.ts';

it('renames style attributes in tags alone', () => {
  const { html } = showableMessage(
    `<p class="a" style="color:red" title=" style=x">A style="b" of its own</p><td STYLE='x'>`,
  );
  expect(html).toBe(
    `<p class="a" data-style="color:red" title=" style=x">A style="b" of its own</p><td data-style='x'>`,
  );
});

it('takes style elements out and keeps what they say', () => {
  const { html, sheets } = showableMessage(
    '<head><style type="text/css">p{color:red}</style></head><p>x</p>',
  );
  expect(html).toBe('<head></head><p>x</p>');
  expect(sheets).toEqual(['p{color:red}']);
});

it('gives the styles back, and takes from links where they lead', () => {
  const message = new DOMParser().parseFromString(
    '<p data-style="color: rgb(1, 2, 3)">x</p><a href="https://visavis.example/">Open</a>',
    'text/html',
  );
  dressMessage(message, []);
  expect(message.querySelector('p')?.style.color).toBe('rgb(1, 2, 3)');
  expect(message.querySelector('a')?.hasAttribute('href')).toBe(false);
});
