// Valid files of each type for tests, built in code.
import sharp from 'sharp';

/** A PDF with a correct cross-reference table. @param options additional content, such as an action in the catalogue */
export function pdfOf(
  options: { catalogue?: string; trailer?: string; padding?: number; inside?: string } = {},
): Buffer {
  const { catalogue = '', trailer = '', padding = 0, inside = '' } = options;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Length ${padding + inside.length} >>\nstream\n${inside}${'x'.repeat(padding)}\nendstream`,
  ];
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A PDF of exactly this many bytes. */
export function pdfOfSize(bytes: number): Buffer {
  let padding = bytes - pdfOf().length;
  // The numbers inside grow with the padding.
  for (;;) {
    const made = pdfOf({ padding });
    if (made.length === bytes) return made;
    padding -= made.length - bytes;
  }
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6f5c' } });

export const jpegOf = (width = 60, height = 40): Promise<Buffer> => picture(width, height).jpeg().toBuffer();
/** Stepped noise: a forty-megapixel PNG far below 2,000 KB that exceeds it once scaled down. */
export async function heavyPng(): Promise<Buffer> {
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

export const pngOf = (width = 60, height = 40): Promise<Buffer> => picture(width, height).png().toBuffer();
