// Tests of detecting a file's type by its first bytes.
import { expect, test } from 'vitest';
import { mediaTypeOfContent, SIGNATURE_BYTES } from './signature.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['\x89PNG\n\x1a\n\0\0', null],
  [' %PDF-1.7', null],
  ['%PDF', null],
  ['PK\x03\x04', null],
  ['', null],
])('%j is %s', (start, mediaType) => {
  expect(mediaTypeOfContent(bytes(start))).toBe(mediaType);
  expect(mediaTypeOfContent(bytes(start).subarray(0, SIGNATURE_BYTES))).toBe(mediaType);
});
