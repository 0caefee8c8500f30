// A picture's file is decoded once, whatever it takes to make the result small enough.
import { DOCUMENT_LIMIT_BYTES } from '@visavis/domain/document/schema';
import type sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { heavyPng } from '../../testing/document-files.ts';
import { inspectImage, rewriteImage } from './image.ts';

/** What pictures were made from. */
const sources = vi.hoisted((): unknown[] => []);
vi.mock('sharp', async (importOriginal) => {
  const { default: real } = await importOriginal<{ default: typeof sharp }>();
  const counting = (input: Buffer, options?: object) => {
    const picture = real(input, options);
    const make = picture.toBuffer.bind(picture);
    return Object.assign(picture, {
      toBuffer: () => {
        sources.push(input);
        return make();
      },
    });
  };
  return { default: Object.assign(counting, real) };
});

it('a PNG of forty megapixels is decoded once, and smaller ones are made from the result', async () => {
  const content = await heavyPng();
  expect(content.length).toBeLessThan(DOCUMENT_LIMIT_BYTES);
  sources.length = 0;
  const picture = await inspectImage(content, 'image/png');
  if ('problem' in picture) throw new Error(picture.problem);
  const rewritten = await rewriteImage(content, picture);
  expect(sources.filter((source) => source === content)).toHaveLength(1);
  expect(sources.length).toBeLessThanOrEqual(4);
  if ('problem' in rewritten) expect(rewritten.problem).toBe('tooLarge');
  else expect(rewritten.content.length).toBeLessThanOrEqual(DOCUMENT_LIMIT_BYTES);
}, 60_000);
