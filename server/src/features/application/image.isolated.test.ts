// A picture's file is decoded once, whatever it takes to make the result small enough.
import { DOCUMENT_LIMIT_BYTES } from '@visavis/domain/document/schema';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
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

/** Noise in steps: a PNG of forty megapixels that is far below 2,000 KB, and is not once it is made smaller. */
async function heavyPng(): Promise<Buffer> {
  const side = 6300;
  const raw = Buffer.alloc(side * side);
  let value = 7;
  for (let row = 0; row < side; row += 1) {
    value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
    raw.fill(value >> 20, row * side, (row + 1) * side);
    for (let column = value % 40; column < side; column += 40) raw[row * side + column] = value >> 12;
  }
  return sharp(raw, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

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
