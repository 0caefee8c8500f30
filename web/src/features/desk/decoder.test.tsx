// Tests that the desk's decoder reads the QR codes that the site draws.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '../../ui/qr-code.tsx';
import { readCode } from './decoder.ts';

/** Pixels per module: decoders cannot find smaller codes. */
const SCALE = 4;

/** The drawing as a camera would see it. */
function pictureOf(drawing: Element): ImageData {
  const modules = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const width = modules * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = Number(row) * SCALE; y < (Number(row) + 1) * SCALE; y += 1)
      data.fill(0, (y * width + Number(column) * SCALE) * 4, (y * width + (Number(column) + 1) * SCALE) * 4);
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return { width, height: width, data, colorSpace: 'srgb' };
}

it.each([
  'BM-2026-7K3QX',
  'https://fair.example/business/my-schedule?reference=BM-2026-7K3QX&key=Zk3_0-9aQvB7hTnLxYpW',
  'otpauth://totp/Visavis:mei%40kenari.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Visavis',
  '陈美 · 美容展',
])('%s is read from its picture', async (content) => {
  render(<QrCode content={content} label="The code" />);
  expect(readCode(pictureOf(await screen.findByRole('img', { name: 'The code' })))).toBe(content);
});
