// Pictures are decoded and written anew: what is kept is the picture alone, without where and by whom it was taken,
// and without whatever else stood in the file.
import { DOCUMENT_LIMIT_BYTES, type DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import sharp, { type Metadata } from 'sharp';

/** More than any telephone or scanner puts into 2,000 KB. */
const PIXEL_LIMIT = 40_000_000;
/** The decoder holds lines at a time, and the longer they are the more. */
const SIDE_LIMIT = 10_000;
/** A picture that comes in layers, or is turned, must be held as a whole: in bytes. */
const WHOLE_PICTURE_LIMIT_BYTES = 40_000_000;
const DECODE_LIMIT_SECONDS = 15;

/** Nothing but what these files are is ever decoded, whatever a file claims: no SVG, no PDF, no TIFF. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// Each picture comes once: remembering them would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** Longest side in pixels and quality, from the best on, until the result is small enough. */
const WAYS: readonly { side: number; quality: number }[] = [
  { side: 4096, quality: 85 },
  { side: 4096, quality: 75 },
  { side: 3072, quality: 75 },
  { side: 2048, quality: 75 },
  { side: 1448, quality: 75 },
  { side: 1024, quality: 70 },
  { side: 512, quality: 70 },
];

export type Rewritten = { content: Buffer } | { problem: keyof typeof DOCUMENT_MESSAGES };
type ImageType = 'image/jpeg' | 'image/png';

/** Called one at a time: decoding holds much of a picture in memory. */
export async function rewriteImage(content: Buffer, mediaType: ImageType): Promise<Rewritten> {
  if (mediaType === 'image/png' && isAnimated(content)) return { problem: 'wrongType' };
  try {
    const picture = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata();
    if (picture.format !== (mediaType === 'image/png' ? 'png' : 'jpeg')) return { problem: 'wrongType' };
    if (isTooLarge(picture)) return { problem: 'tooManyPixels' };
    for (const way of WAYS) {
      if (bytesTurned(picture, way.side) > WHOLE_PICTURE_LIMIT_BYTES) continue;
      const written = await write(content, picture, way);
      if (written.length <= DOCUMENT_LIMIT_BYTES) return { content: written };
      // Without loss there is no quality to lower: only fewer pixels help.
    }
    return { problem: 'tooLarge' };
  } catch {
    // Whatever the decoder says of it: the picture is broken, and the applicant is told so.
    return { problem: 'unreadable' };
  }
}

function write(content: Buffer, { depth, format }: Metadata, { side, quality }: (typeof WAYS)[number]) {
  const read = sharp(content, { failOn: 'error', limitInputPixels: PIXEL_LIMIT });
  // Two bytes a channel are made one before anything else: nobody sees the difference, and it takes half the memory.
  const picture = (depth === 'ushort' ? read.pipelineColourspace('srgb') : read)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_LIMIT_SECONDS });
  // Optimised coding would hold the whole picture in memory.
  return (format === 'png' ? picture.png() : picture.jpeg({ quality, optimiseCoding: false })).toBuffer();
}

function isTooLarge(picture: Metadata): boolean {
  const { width, height } = picture;
  const isLarge = width * height > PIXEL_LIMIT || Math.max(width, height) > SIDE_LIMIT;
  return isLarge || bytesHeld(picture) > WHOLE_PICTURE_LIMIT_BYTES;
}

/** What is held of a picture that is turned, once it is as small as it is kept, in bytes; 0 for one that stands upright. */
function bytesTurned({ width, height, channels, orientation = 1 }: Metadata, side: number): number {
  if (orientation === 1) return 0;
  const scale = Math.min(1, side / Math.max(width, height));
  return width * height * scale ** 2 * channels;
}

/** What the decoder must hold of a picture that comes in layers, in bytes; 0 for one that is read line by line. */
function bytesHeld(picture: Metadata): number {
  if (!picture.isProgressive) return 0;
  const { width, height, channels, depth, format, chromaSubsampling } = picture;
  // A JPEG's colours mostly come at half the width and height.
  const planes = format === 'jpeg' && chromaSubsampling === '4:2:0' ? channels / 2 : channels;
  return width * height * planes * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

/** An animation announces itself before the picture's data. */
function isAnimated(png: Buffer): boolean {
  const announced = png.indexOf('acTL', 0, 'latin1');
  const data = png.indexOf('IDAT', 0, 'latin1');
  return announced !== -1 && (data === -1 || announced < data);
}
