// A picture is decoded once, at no more than the stored size, within a time limit shared by all attempts.
import { DOCUMENT_LIMIT_BYTES } from '@visavis/domain/document/schema';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { heavyPng } from '../../testing/document-files.ts';
import { inspectImage, rewriteImage } from './image.ts';

/** The input of each decoding. */
const sources = vi.hoisted((): unknown[] => []);
/** The timeout given to each decoding. */
const seconds = vi.hoisted((): number[] => []);
vi.mock('sharp', async (importOriginal) => {
  const { default: real } = await importOriginal<{ default: typeof sharp }>();
  const counting = (input: Buffer, options?: object) => {
    const picture = real(input, options);
    const make = picture.toBuffer.bind(picture);
    const limit = picture.timeout.bind(picture);
    return Object.assign(picture, {
      timeout: (given: { seconds: number }) => {
        seconds.push(given.seconds);
        return limit(given);
      },
      toBuffer: () => {
        sources.push(input);
        return make();
      },
    });
  };
  return { default: Object.assign(counting, real) };
});

it('decodes a forty-megapixel PNG once, and makes smaller versions from the result', async () => {
  const content = await heavyPng();
  expect(content.length).toBeLessThan(DOCUMENT_LIMIT_BYTES);
  sources.length = 0;
  seconds.length = 0;
  // Each call to the clock advances it by a second.
  let at = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (at += 1_000));
  const picture = await inspectImage(content, 'image/png');
  if ('problem' in picture) throw new Error(picture.problem);
  const rewritten = await rewriteImage(content, picture);
  clock.mockRestore();
  expect(sources.filter((source) => source === content)).toHaveLength(1);
  expect(sources.length).toBeLessThanOrEqual(4);
  expect(seconds).toHaveLength(sources.length);
  // The time of one attempt is deducted from the next.
  expect(seconds).toEqual([7, 6, 5, 4].slice(0, seconds.length));
  if ('problem' in rewritten) expect(rewritten.problem).toBe('tooLarge');
  else expect(rewritten.content.length).toBeLessThanOrEqual(DOCUMENT_LIMIT_BYTES);
}, 60_000);

it.each(['png', 'jpeg'] as const)('scales a wide %s down to a side of 4,096 pixels', async (format) => {
  const blank = { width: 6000, height: 3000, channels: 3, background: '#a33' } as const;
  const content = await sharp({ create: blank }).toFormat(format).toBuffer();
  const picture = await inspectImage(content, `image/${format}`);
  if ('problem' in picture) throw new Error(picture.problem);
  const rewritten = await rewriteImage(content, picture);
  if ('problem' in rewritten) throw new Error(rewritten.problem);
  expect(await sharp(rewritten.content).metadata()).toMatchObject({ width: 4096, height: 2048, format });
});
