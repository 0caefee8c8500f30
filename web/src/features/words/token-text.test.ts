// A sentence as text and tokens: what is drawn is read back, and tokens are inserted whole.
import { beforeEach, expect, it } from 'vitest';
import {
  drawSentence,
  insertToken,
  readSentence,
  removeTokenBefore,
  type TokenLook,
  tokenOf,
} from './token-text.ts';

const NAMES: Record<string, string> = { exhibition: 'show name', dates: 'show dates' };
const look: TokenLook = { className: 'token', nameOf: (placeholder) => NAMES[placeholder] };
let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
  document.body.replaceChildren(element);
});

it.each([
  '',
  'Plain words',
  '{exhibition}',
  'At {exhibition}, {dates}.',
  '{dates}{exhibition}',
  'a { b } {c}',
])('reads back %j', (sentence) => {
  drawSentence(element, sentence, look);
  expect(readSentence(element)).toBe(sentence);
});

it('a token shows its name, cannot be edited, and markup in a sentence stays text', () => {
  drawSentence(element, '<b>{exhibition}</b> {unknown}', look);
  const tokens = [...element.querySelectorAll('span')];
  expect(tokens.map(({ textContent, contentEditable }) => [textContent, contentEditable])).toEqual([
    ['show name', 'false'],
  ]);
  expect(element.querySelector('b')).toBeNull();
  expect(element.textContent).toContain('{unknown}');
});

it('inserts a token at the caret, in place of the selection, or at the end', () => {
  drawSentence(element, 'Hello world', look);
  const token = () => tokenOf('exhibition', look) as HTMLElement;
  insertToken(element, token(), null);
  expect(readSentence(element)).toBe('Hello world{exhibition}');
  const range = document.createRange();
  range.setStart(element.firstChild as Node, 6);
  range.setEnd(element.firstChild as Node, 11);
  insertToken(element, token(), range);
  expect(readSentence(element)).toBe('Hello {exhibition}{exhibition}');
});

it('normalises typed content: line breaks and no-break spaces become spaces', () => {
  element.append('One', document.createElement('br'), 'two\u00a0', '\u200bthree\nfour');
  expect(readSentence(element)).toBe('One two three four');
});

it('makes no token of an unknown name', () => {
  expect(tokenOf('unknown', look)).toBeNull();
});

it('Backspace after a token removes it as a whole, and elsewhere does nothing special', () => {
  drawSentence(element, 'At {exhibition}', look);
  const rest = element.lastChild as Text;
  const range = document.createRange();
  range.setStart(rest, 1);
  expect(removeTokenBefore(element, range)).toBe(true);
  expect(readSentence(element)).toBe('At ');
  range.setStart(element.firstChild as Text, 1);
  range.collapse(true);
  expect(removeTokenBefore(element, range)).toBe(false);
  expect(readSentence(element)).toBe('At ');
});
