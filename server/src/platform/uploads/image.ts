// Re-encodes pictures: only the picture is stored, without its metadata (where and by whom it was taken) and without
// anything else in the file.
import { DOCUMENT_LIMIT_BYTES, type DocumentProblem } from '@visavis/domain/document/schema';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** More than any phone or scanner fits into 2,000 KB. */
const PIXEL_LIMIT = 40_000_000;
/** The decoder buffers whole lines, so longer lines need more memory. */
const SIDE_LIMIT = 10_000;
/** Limit in bytes for pictures that must be held in memory as a whole: progressive or rotated ones. */
const WHOLE_PICTURE_LIMIT_BYTES = 40_000_000;
/** Up to this decoded size in bytes, a picture has a common size, like a phone's. */
const COMMON_BYTES = 54_000_000;

/** Only these two document formats are ever decoded, whatever a file claims to be: no SVG, no PDF, no TIFF. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// Each picture is processed once, so a cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

/** Longest side of the stored picture, in pixels. */
const SIDE = 4096;
const QUALITY = 85;
const SMALLER_QUALITY = 75;
/** Relative size of the lower quality compared with the better one. */
const QUALITY_GAIN = 0.75;
/** Smaller pictures need more bytes per pixel, so they are scaled down a bit further. */
const MARGIN = 0.88;
/** Attempts to scale down the first result until it is small enough. */
const ATTEMPTS = 3;
/** Time budget for one file, in milliseconds. */
const BUDGET_MS = 8_000;

export type Problem = { problem: DocumentProblem };
type ImageType = 'image/jpeg' | 'image/png';

/** Reads only the header of a picture, without decoding it. */
export async function inspectImage(content: Buffer, mediaType: ImageType): Promise<Metadata | Problem> {
  if (mediaType === 'image/png' && isAnimated(content)) return { problem: 'wrongType' };
  try {
    const picture = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata();
    if (picture.format !== (mediaType === 'image/png' ? 'png' : 'jpeg')) return { problem: 'wrongType' };
    return isTooLarge(picture) ? { problem: 'tooManyPixels' } : picture;
  } catch {
    // Whatever the decoder's error is, the picture is broken, and the applicant is told so.
    return { problem: 'unreadable' };
  }
}

/** Whether decoding takes longer than for a phone's picture. */
export function isLargePicture({ width, height, channels, depth, isProgressive }: Metadata): boolean {
  return width * height * channels * (depth === 'ushort' ? 2 : 1) * (isProgressive ? 2 : 1) > COMMON_BYTES;
}

/**
 * Call only through the decode queue: decoding holds much of a picture in memory. The file is decoded once; if the
 * result is too large, smaller ones are made from it.
 */
export async function rewriteImage(
  content: Buffer,
  picture: Metadata,
): Promise<{ content: Buffer } | Problem> {
  const endsAt = Date.now() + BUDGET_MS;
  try {
    let side = Math.min(SIDE, sideHeld(picture), Math.max(picture.width, picture.height));
    const first = await write(read(content, picture), picture, { side, quality: QUALITY, endsAt });
    if (first.length <= DOCUMENT_LIMIT_BYTES) return { content: first };
    const isJpeg = picture.format === 'jpeg';
    let weight = first.length * (isJpeg ? QUALITY_GAIN : 1);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (weight > DOCUMENT_LIMIT_BYTES)
        side = Math.floor(side * Math.sqrt(DOCUMENT_LIMIT_BYTES / weight) * MARGIN);
      const smaller = { side, quality: SMALLER_QUALITY, endsAt };
      const written = await write(sharp(first, { failOn: 'error' }), picture, smaller);
      if (written.length <= DOCUMENT_LIMIT_BYTES) return { content: written };
      weight = written.length;
    }
    return { problem: 'tooLarge' };
  } catch {
    return { problem: Date.now() >= endsAt ? 'tooManyPixels' : 'unreadable' };
  }
}

function read(content: Buffer, { depth }: Metadata): Sharp {
  const picture = sharp(content, { failOn: 'error', limitInputPixels: PIXEL_LIMIT });
  // 16-bit channels are reduced to 8 bits first: the difference is invisible, and it takes half the memory.
  return (depth === 'ushort' ? picture.pipelineColourspace('srgb') : picture).autoOrient();
}

function write(
  picture: Sharp,
  { format }: Metadata,
  { side, quality, endsAt }: { side: number; quality: number; endsAt: number },
): Promise<Buffer> {
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  const sized = picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds });
  // Optimised coding would hold the whole picture in memory.
  return (format === 'png' ? sized.png() : sized.jpeg({ quality, optimiseCoding: false })).toBuffer();
}

function isTooLarge(picture: Metadata): boolean {
  const { width, height } = picture;
  const isLarge = width * height > PIXEL_LIMIT || Math.max(width, height) > SIDE_LIMIT;
  return isLarge || bytesHeld(picture) > WHOLE_PICTURE_LIMIT_BYTES;
}

/** The longest side at which a rotated picture may be held as a whole; no limit for an upright one. */
function sideHeld({ width, height, channels, orientation = 1 }: Metadata): number {
  if (orientation === 1) return Number.POSITIVE_INFINITY;
  const longest = Math.max(width, height);
  return Math.floor(longest * Math.sqrt(WHOLE_PICTURE_LIMIT_BYTES / (width * height * channels)));
}

/** What the decoder must hold of a progressive picture, in bytes; 0 for one that is read line by line. */
function bytesHeld(picture: Metadata): number {
  if (!picture.isProgressive) return 0;
  const { width, height, channels, depth, format, chromaSubsampling } = picture;
  // The colour planes of a JPEG usually have half the width and height.
  const planes = format === 'jpeg' && chromaSubsampling === '4:2:0' ? channels / 2 : channels;
  return width * height * planes * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

/** An animated PNG has its acTL chunk before the picture data. */
function isAnimated(png: Buffer): boolean {
  const announced = png.indexOf('acTL', 0, 'latin1');
  const data = png.indexOf('IDAT', 0, 'latin1');
  return announced !== -1 && (data === -1 || announced < data);
}
