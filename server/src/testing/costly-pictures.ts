// Small files that need the most memory to decode: as wide, deep, progressive and rotated as the limits allow.
import sharp from 'sharp';

const GREY = { r: 128, g: 144, b: 160, alpha: 0.5 };
/** Side of the largest square, and of the largest progressive one, in pixels. */
const SQUARE = 6300;
const PROGRESSIVE = 3600;
const QUARTER_TURN = 6;

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: GREY } });

/** @returns files of less than 2,000 KB, each with a description */
export async function costlyPictures(): Promise<[name: string, content: Buffer][]> {
  const compressed = { compressionLevel: 9 };
  const made: Record<string, ReturnType<typeof plain>> = {
    'a large JPEG': plain(SQUARE, SQUARE).jpeg({ quality: 30 }),
    'a large rotated JPEG': plain(SQUARE, SQUARE).withMetadata({ orientation: QUARTER_TURN }).jpeg(),
    'a progressive, rotated JPEG': plain(PROGRESSIVE, PROGRESSIVE)
      .withMetadata({ orientation: QUARTER_TURN })
      .jpeg({ progressive: true }),
    'an interlaced PNG': plain(PROGRESSIVE, PROGRESSIVE).png({ progressive: true }),
    'a rotated PNG with 16-bit channels': plain(SQUARE, SQUARE, 4)
      .toColourspace('rgb16')
      .withMetadata({ orientation: QUARTER_TURN })
      .png(compressed),
    'a wide PNG with 16-bit channels': plain(10_000, 3960, 4).toColourspace('rgb16').png(compressed),
    'a rotated PNG with very long lines': plain(60_000, 660)
      .withMetadata({ orientation: QUARTER_TURN })
      .png(),
  };
  const files: [string, Buffer][] = [];
  for (const [name, picture] of Object.entries(made)) files.push([name, await picture.toBuffer()]);
  return files;
}
