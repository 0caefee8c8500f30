// Small files whose pictures cost the most memory to open: as wide, deep, layered and turned as the limits allow.
import sharp from 'sharp';

const GREY = { r: 128, g: 144, b: 160, alpha: 0.5 };
/** A side of the largest square, in pixels; of the largest that comes in layers. */
const SQUARE = 6300;
const LAYERED = 3600;
const QUARTER_TURN = 6;

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: GREY } });

/** @returns files of less than 2,000 KB, each with what it is */
export async function costlyPictures(): Promise<[what: string, content: Buffer][]> {
  const compressed = { compressionLevel: 9 };
  const made: Record<string, ReturnType<typeof plain>> = {
    'a large JPEG': plain(SQUARE, SQUARE).jpeg({ quality: 30 }),
    'a large JPEG that is turned': plain(SQUARE, SQUARE).withMetadata({ orientation: QUARTER_TURN }).jpeg(),
    'a JPEG in layers, turned': plain(LAYERED, LAYERED)
      .withMetadata({ orientation: QUARTER_TURN })
      .jpeg({ progressive: true }),
    'a PNG in layers': plain(LAYERED, LAYERED).png({ progressive: true }),
    'a PNG with two bytes a channel, turned': plain(SQUARE, SQUARE, 4)
      .toColourspace('rgb16')
      .withMetadata({ orientation: QUARTER_TURN })
      .png(compressed),
    'a wide PNG with two bytes a channel': plain(10_000, 3960, 4).toColourspace('rgb16').png(compressed),
    'a PNG of one long line after another': plain(60_000, 660)
      .withMetadata({ orientation: QUARTER_TURN })
      .png(),
  };
  const files: [string, Buffer][] = [];
  for (const [what, picture] of Object.entries(made)) files.push([what, await picture.toBuffer()]);
  return files;
}
