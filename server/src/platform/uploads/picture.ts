// Re-encodes an uploaded picture in suitable sizes: without metadata, upright, as WebP along with JPEG or PNG.
import { PICTURE_LIMIT_BYTES } from '@visavis/domain/exhibitor/picture';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Decode } from './decode-queue.ts';
import { inspectImage, isLargePicture } from './image.ts';
import { formatOf, type PictureFormat } from './picture-format.ts';

// In addition to the document formats. A file's content decides which decoder reads it.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'] });

/** Limit in bytes for these formats, which are held in memory completely while they are decoded. */
const WHOLE_LIMIT_BYTES = 64_000_000;
const SIDE_LIMIT = 10_000;
const QUALITY = 82;
/** Time budget for one written size, in seconds. */
const SECONDS = 10;

export type PictureProblem = 'too-large' | 'too-many-pixels' | 'unreadable' | 'wrong-type';

/** One size in one format. */
export interface MadePicture {
  /** Requested longest side in pixels; the picture itself may be smaller. */
  side: number;
  mediaType: 'image/webp' | 'image/jpeg' | 'image/png';
  content: Buffer;
}

/**
 * @param sides longest sides in pixels; a smaller picture is not enlarged
 * @param decode schedules decoding, which holds much of a picture in memory
 */
export async function makePictures(
  content: Buffer,
  sides: readonly number[],
  decode: Decode,
): Promise<MadePicture[] | PictureProblem> {
  if (content.length > PICTURE_LIMIT_BYTES) return 'too-large';
  const format = formatOf(content);
  if (format === null) return 'wrong-type';
  const picture = await inspect(content, format);
  if (typeof picture === 'string') return picture;
  try {
    return await decode(isLargePicture(picture), () => makeAll(content, picture, sides));
  } catch (error) {
    // The queue's own refusal; any other error means that the decoder rejected the file.
    if (error instanceof Error && error.name === 'AppError') throw error;
    return 'unreadable';
  }
}

async function inspect(content: Buffer, format: PictureFormat): Promise<Metadata | PictureProblem> {
  if (format === 'jpeg' || format === 'png') {
    const found = await inspectImage(content, `image/${format}`);
    if (!('problem' in found)) return found;
    if (found.problem === 'tooManyPixels') return 'too-many-pixels';
    return found.problem === 'wrongType' ? 'wrong-type' : 'unreadable';
  }
  try {
    const picture = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata();
    const { width, height, channels } = picture;
    const isExpected = picture.format === (format === 'webp' ? 'webp' : 'heif');
    if (!isExpected || (picture.pages ?? 1) > 1) return 'wrong-type';
    const isTooLarge = Math.max(width, height) > SIDE_LIMIT || width * height * channels > WHOLE_LIMIT_BYTES;
    return isTooLarge ? 'too-many-pixels' : picture;
  } catch {
    return 'unreadable';
  }
}

/** From largest to smallest, each made from the previous one, so that the file is decoded only once. */
async function makeAll(
  content: Buffer,
  { hasAlpha }: Metadata,
  sides: readonly number[],
): Promise<MadePicture[]> {
  const made: MadePicture[] = [];
  let source = sharp(content, { failOn: 'error', limitInputPixels: SIDE_LIMIT * SIDE_LIMIT }).autoOrient();
  for (const side of [...sides].sort((one, other) => other - one)) {
    const { data, info } = await source
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const sized = (): Sharp => sharp(data, { raw: { width, height, channels } });
    made.push(
      { side, mediaType: 'image/webp', content: await sized().webp({ quality: QUALITY }).toBuffer() },
      hasAlpha
        ? { side, mediaType: 'image/png', content: await sized().png().toBuffer() }
        : { side, mediaType: 'image/jpeg', content: await sized().jpeg({ quality: QUALITY }).toBuffer() },
    );
    source = sized();
  }
  return made;
}
