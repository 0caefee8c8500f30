// Tests of which chosen files are sent: refused ones are reported with a reason and do not count towards the limit.
import { expect, test } from 'vitest';
import { refusalOfFile, sortChosen } from './choice.ts';
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_LIMIT_COUNT, DOCUMENT_MESSAGES } from './schema.ts';

test.each([
  ['card.jpg', '', 1, null],
  ['CARD.PDF', '', DOCUMENT_LIMIT_BYTES, null],
  ['scan', 'image/png', 5, null],
  ['huge.pdf', '', DOCUMENT_LIMIT_BYTES + 1, DOCUMENT_MESSAGES.tooLarge],
  ['nothing.png', '', 0, DOCUMENT_MESSAGES.empty],
  ['letter.docx', 'application/msword', 5, DOCUMENT_MESSAGES.wrongType],
  ['photo.heic', 'image/heic', 0, DOCUMENT_MESSAGES.wrongType],
])('%s of type %j with %d bytes: %s', (name, type, size, refusal) => {
  expect(refusalOfFile({ name, type, size })).toBe(refusal);
});

test('reports each refused file with its reason and sends the others in order', () => {
  const files = [
    { name: 'card.jpg', refusal: null },
    { name: 'letter.docx', refusal: DOCUMENT_MESSAGES.wrongType },
    { name: 'passport.jpg', refusal: null },
    { name: 'locked.pdf', refusal: DOCUMENT_MESSAGES.locked },
  ];
  const { goes, leftOut } = sortChosen(files);
  expect(goes.map(({ name }) => name)).toEqual(['card.jpg', 'passport.jpg']);
  expect(leftOut.map(({ file, reason }) => [file.name, reason])).toEqual([
    ['letter.docx', DOCUMENT_MESSAGES.wrongType],
    ['locked.pdf', DOCUMENT_MESSAGES.locked],
  ]);
});

test('does not count refused files towards the limit of ten', () => {
  const good = Array.from({ length: DOCUMENT_LIMIT_COUNT + 2 }, (_, index) => ({ index, refusal: null }));
  const { goes, leftOut } = sortChosen([{ index: -1, refusal: DOCUMENT_MESSAGES.empty }, ...good]);
  expect(goes.map(({ index }) => index)).toEqual(
    good.slice(0, DOCUMENT_LIMIT_COUNT).map(({ index }) => index),
  );
  expect(leftOut.map(({ file, reason }) => [file.index, reason])).toEqual([
    [-1, DOCUMENT_MESSAGES.empty],
    [DOCUMENT_LIMIT_COUNT, DOCUMENT_MESSAGES.tooMany],
    [DOCUMENT_LIMIT_COUNT + 1, DOCUMENT_MESSAGES.tooMany],
  ]);
});
