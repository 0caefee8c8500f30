// Malicious or broken files, built in code, each with the expected outcome.
import { crc32, deflateSync } from 'node:zlib';
import type { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import sharp from 'sharp';
import { jpegOf, pdfOf, pdfOfSize, pngOf } from './document-files.ts';

/** `problem` is the reason for the refusal. */
export type RefusedFile = [name: string, content: Buffer, problem: keyof typeof DOCUMENT_MESSAGES];
/** `gone` must not occur in the stored picture; PDFs are stored unchanged. */
export type StoredFile = [name: string, content: Buffer, gone?: string];

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const HTML = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>';
const PHP = "<?php system($_GET['c']); __halt_compiler(); ?>";
const ZIP = Buffer.from(`504b0304${'00'.repeat(26)}504b0506${'00'.repeat(18)}`, 'hex');
const hex = (text: string, more = ''): Buffer => Buffer.concat([Buffer.from(text, 'hex'), Buffer.from(more)]);
const joined = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer | string): Buffer {
  const body = joined(type, data as string);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG whose header claims any size. @param lines its data before compression */
function pngClaiming(
  width: number,
  height: number,
  options: { depth?: number; colour?: number; interlaced?: boolean; lines?: Buffer } = {},
) {
  const { depth = 8, colour = 2, interlaced = false, lines = Buffer.alloc(100) } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return joined(PNG_SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', ''));
}

/** Inserts chunks after the header of a PNG. */
function pngWith(png: Buffer, ...chunks: Buffer[]): Buffer {
  return joined(png.subarray(0, 33), ...chunks, png.subarray(33));
}

/** Inserts a segment after the first marker of a JPEG. */
function jpegWith(jpeg: Buffer, marker: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data as string);
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return joined(jpeg.subarray(0, 2), head, body, jpeg.subarray(2));
}

function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

function changed(content: Buffer, at: number): Buffer {
  const copy = Buffer.from(content);
  for (let index = at; index < at + 12; index += 1) copy[index] = (copy[index] ?? 0) ^ 0xff;
  return copy;
}

export async function refusedFiles(): Promise<RefusedFile[]> {
  const [jpeg, png] = await Promise.all([jpegOf(400, 300), pngOf(400, 300)]);
  const pdf = pdfOf();
  const animated = pngWith(png, chunk('acTL', Buffer.from('0000000200000000', 'hex')));
  return [
    ['EICAR', joined(EICAR), 'wrongType'],
    ['HTML', joined(HTML), 'wrongType'],
    ['HTML in UTF-16', Buffer.from(`\ufeff${HTML}`, 'utf16le'), 'wrongType'],
    ['SVG', joined('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'wrongType'],
    [
      'SVG after an XML declaration',
      joined('<?xml version="1.0"?><svg><script>alert(1)</script></svg>'),
      'wrongType',
    ],
    ['PHP', joined(PHP), 'wrongType'],
    ['a shell script', joined('#!/bin/sh\nrm -rf /\n'), 'wrongType'],
    ['JSON', joined('{"a":1}'), 'wrongType'],
    ['GIF', hex('47494638396101000100800000000000ffffff2c00000000010001000002024401003b'), 'wrongType'],
    ['GIF with script', joined('GIF89a/*', Buffer.alloc(20), '*/=1;alert(1);'), 'wrongType'],
    ['WebP', hex('524946461a000000574542505650384c', 'xxxx'), 'wrongType'],
    ['TIFF', hex('49492a0008000000', 'xxxx'), 'wrongType'],
    ['BMP', hex('424d46000000', 'xxxx'), 'wrongType'],
    ['ICO', hex('00000100', 'xxxx'), 'wrongType'],
    ['JPEG 2000', hex('0000000c6a5020200d0a870a', 'xxxx'), 'wrongType'],
    ['HEIC', hex('000000186674797068656963', 'xxxx'), 'wrongType'],
    ['AVIF', hex('000000186674797061766966', 'xxxx'), 'wrongType'],
    ['MP4', hex('000000186674797069736f6d', 'xxxx'), 'wrongType'],
    ['a ZIP', ZIP, 'wrongType'],
    ['gzip', hex('1f8b0800000000000003', 'xxxx'), 'wrongType'],
    ['a Windows program', hex('4d5a90000300000004000000', 'xxxx'), 'wrongType'],
    ['a Linux program', hex('7f454c46020101', 'xxxx'), 'wrongType'],
    ['a Java class', hex('cafebabe00000034', 'xxxx'), 'wrongType'],
    ['PostScript', joined('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n'), 'wrongType'],
    ['nothing but zeros', Buffer.alloc(5000), 'wrongType'],
    ['a PDF after HTML', joined(HTML, pdf), 'wrongType'],
    ['a PDF after a ZIP', joined(ZIP, pdf), 'wrongType'],
    ['a PNG after a space', joined(' ', png), 'wrongType'],
    ['an animated PNG', animated, 'wrongType'],
    ['no bytes at all', Buffer.alloc(0), 'empty'],
    ['2,048,001 bytes of PDF', pdfOfSize(2_048_001), 'tooLarge'],
    ['4,000,000 bytes after a JPEG', joined(jpeg, Buffer.alloc(4_000_000)), 'tooLarge'],
    ['three bytes of JPEG', jpeg.subarray(0, 3), 'unreadable'],
    ['a JPEG cut in half', jpeg.subarray(0, jpeg.length / 2), 'unreadable'],
    ['a JPEG header followed by HTML', joined(jpeg.subarray(0, 4), HTML), 'unreadable'],
    ['a JPEG without height', jpegClaiming(jpeg, 400, 0), 'unreadable'],
    ['only the signature of a PNG', PNG_SIGNATURE, 'unreadable'],
    ['a PNG signature followed by PHP', joined(PNG_SIGNATURE, PHP), 'unreadable'],
    ['a PNG cut in half', png.subarray(0, png.length / 2), 'unreadable'],
    ['a PNG with broken data', changed(png, png.indexOf('IDAT') + 10), 'unreadable'],
    ['a PNG of no size', pngClaiming(0, 0), 'unreadable'],
    ['a PNG with a single line of data', pngClaiming(4000, 4000), 'unreadable'],
    ['only the header of a PDF', joined('%PDF-1.7\n'), 'unreadable'],
    ['a PDF cut in half', pdf.subarray(0, pdf.length / 2), 'unreadable'],
    [
      'a PDF without startxref',
      joined(pdf.toString('latin1').replace('startxref', 'startxxxx')),
      'unreadable',
    ],
    [
      'a PDF with a wrong table offset',
      joined(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n20')),
      'unreadable',
    ],
    [
      'a PDF with a table offset beyond its end',
      joined(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n999999')),
      'unreadable',
    ],
    ['a PDF without a root', joined(pdf.toString('latin1').replace('/Root', '/Boot')), 'unreadable'],
    ['a PDF followed by HTML', joined(pdf, HTML), 'unreadable'],
    ['a PDF followed by a ZIP', joined(pdf, ZIP), 'unreadable'],
    ['a PDF followed by PHP', joined(pdf, PHP), 'unreadable'],
    ['a PDF followed by two kilobytes of spaces', joined(pdf, ' '.repeat(2048)), 'unreadable'],
    ['an encrypted PDF', pdfOf({ trailer: '/Encrypt 9 0 R' }), 'locked'],
    [
      'an encrypted PDF with an inline dictionary',
      pdfOf({ trailer: '/Encrypt << /Filter /Standard >>' }),
      'locked',
    ],
    ['a PNG of 30,000 x 30,000', pngClaiming(30_000, 30_000), 'tooManyPixels'],
    [
      'a PNG of 8,000 x 8,000 with real data',
      pngClaiming(8000, 8000, { depth: 1, colour: 0, lines: Buffer.alloc(8000 * 1001) }),
      'tooManyPixels',
    ],
    [
      'an interlaced PNG that fills memory',
      pngClaiming(6000, 6000, { depth: 16, colour: 6, interlaced: true }),
      'tooManyPixels',
    ],
    ['a JPEG of 60,000 x 60,000', jpegClaiming(jpeg, 60_000, 60_000), 'tooManyPixels'],
  ];
}

const noise = (bytes: number): Buffer => {
  const made = Buffer.alloc(bytes);
  let value = 1;
  for (let index = 0; index < bytes; index += 1) {
    value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
    made[index] = value >> 16;
  }
  return made;
};

const noisePicture = (side: number) =>
  sharp(noise(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

export async function inertFiles(): Promise<StoredFile[]> {
  const [jpeg, png] = await Promise.all([jpegOf(400, 300), pngOf(400, 300)]);
  const action = (what: string) => `/OpenAction << /Type /Action ${what} >>`;
  return [
    ['a PDF of 2,000,000 bytes', pdfOfSize(2_000_000)],
    ['a PDF of 2,048,000 bytes', pdfOfSize(2_048_000)],
    ['a PDF with script', pdfOf({ catalogue: action('/S /JavaScript /JS (app.alert\\(1\\))') })],
    ['a PDF that starts a program', pdfOf({ catalogue: action('/S /Launch /F (cmd.exe)') })],
    ['a PDF that opens an address', pdfOf({ catalogue: action('/S /URI /URI (https://evil.example)') })],
    ['a PDF with a file in it', pdfOf({ catalogue: '/Names << /EmbeddedFiles 4 0 R >>', inside: EICAR })],
    ['a PDF with HTML in it', pdfOf({ inside: HTML })],
    ['a PDF with a ZIP in it', pdfOf({ inside: ZIP.toString('latin1') })],
    ['a PDF that mentions encryption', pdfOf({ catalogue: '/EncryptMetadata false' })],
    ['a PDF with trailing whitespace', joined(pdfOf(), '\r\n \0\0')],
    ['a JPEG followed by HTML', joined(jpeg, HTML), '<script>'],
    ['a JPEG followed by a ZIP', joined(jpeg, ZIP), 'PK'],
    ['a JPEG followed by a PDF', joined(jpeg, pdfOf()), '%PDF'],
    ['a JPEG with PHP in its comment', jpegWith(jpeg, 0xfe, PHP), '<?php'],
    ['a JPEG with HTML in its EXIF data', jpegWith(jpeg, 0xe1, `Exif\0\0${HTML}`), '<script>'],
    ['a PNG followed by HTML', joined(png, HTML), '<script>'],
    ['a PNG with PHP in a text chunk', pngWith(png, chunk('tEXt', `Comment\0${PHP}`)), '<?php'],
    ['a PNG with EICAR in a private chunk', pngWith(png, chunk('eiCr', EICAR)), 'EICAR'],
    ['a PNG with a GPS position', pngWith(png, chunk('eXIf', 'MM\0*\0\0\0\u0008GPSLatitude')), 'GPS'],
    ['a CMYK JPEG', await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer()],
    ['a progressive JPEG', await sharp(jpeg).jpeg({ progressive: true }).toBuffer()],
    ['a 16-bit PNG', await sharp(png).toColourspace('rgb16').png().toBuffer()],
    ['an interlaced PNG', await sharp(png).png({ progressive: true }).toBuffer()],
    ['a palette PNG', await sharp(png).png({ palette: true }).toBuffer()],
    [
      'a noisy JPEG that grows when it is re-encoded',
      await noisePicture(1750).jpeg({ quality: 62 }).toBuffer(),
    ],
    ['a noisy PNG', await noisePicture(800).png().toBuffer()],
  ];
}

/** A rotated photo with a GPS position. */
export function jpegWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#204060' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canary Camera', Artist: 'Amira Rahman' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '3/1 8/1 21/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '101/1 41/1 13/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Malicious file names, each with the name under which a PDF is stored. */
export const HOSTILE_NAMES: readonly [given: string, kept: string][] = [
  ['../../../etc/passwd', 'passwd.pdf'],
  ['..\\\\..\\\\windows\\\\system32\\\\cmd.exe', 'cmd.pdf'],
  ['C:\\\\fakepath\\\\card.pdf', 'card.pdf'],
  ['/etc/cron.d/job', 'job.pdf'],
  ['passport.pdf\0.exe', 'passport.pdf'],
  ['card\u202Efdp.exe', 'cardfdp.pdf'],
  ['\u200b\u2066card\u2069.pdf', 'card.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(116)}.pdf`],
  ['\u{1F600}'.repeat(200), `${'\u{1F600}'.repeat(116)}.pdf`],
  ['passport.pdf.exe', 'passport.pdf'],
  ['passport.exe.pdf', 'passport.pdf'],
  ['shell.php.png', 'shell.pdf'],
  ['page.html', 'page.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
  ["x'); drop table document;--.pdf", "x')_ drop table document_--.pdf"],
  ['%2e%2e%2fpasswd.pdf', '_2e_2e_2fpasswd.pdf'],
  ['card%0d%0aset-cookie: a=b.pdf', 'card_0d_0aset-cookie_ a=b.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'document.pdf'],
  ['   ', 'document.pdf'],
  ['CON', 'document-CON.pdf'],
  ['__proto__', '__proto__.pdf'],
  ['cafe\u0301.pdf', 'caf\u00e9.pdf'],
  ['名刺 2026.05.01.pdf', '名刺 2026.05.01.pdf'],
];
