// `npm run icons`: generates the site icons and the social sharing image in web/public.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ROOT } from './checkout.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';

const FOLDER = join(ROOT, 'web/public');
const KOHL = '#2a1c22';

/** The logo, whose eight pans show the palette's colours in order. */
const mark = readFileSync(join(ROOT, 'web/src/shell/mark.svg'), 'utf8');
const pans = [...mark.matchAll(/<circle[^>]*fill="(#[0-9a-f]{6})"/g)].map(([, colour = '']) => colour);

/**
 * The palette in a square: the logo is twice as wide as high, so its pans are arranged in three rows here.
 * @param {{ size: number, radius: number, palette: number }} look `palette` is the share of the square that it fills
 */
function iconSvg({ size, radius, palette }) {
  const rows = [3, 2, 3];
  const step = (size * palette) / 3;
  const circles = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: size / 2 + (column - (count - 1) / 2) * step,
      y: size / 2 + (row - 1) * step,
    })),
  );
  const drawn = circles.map(({ x, y }, index) => pan(x, y, step * 0.41, pans[index] ?? KOHL));
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${KOHL}"/>${drawn.join('')}`,
  );
}

/** The open palette, without a name, so that it suits any exhibition. */
function cardSvg() {
  const [width, height] = [1200, 630];
  const pansDrawn = pans.map((colour, index) =>
    pan(255 + (index % 4) * 230, 325 + Math.floor(index / 4) * 168, 72, colour),
  );
  const cells = Array.from({ length: 28 }, (_, index) => {
    const chosen = [3, 9, 19, 22].indexOf(index);
    const [x, y] = [170 + (index % 7) * 124, 84 + Math.floor(index / 7) * 30];
    const look = chosen >= 0 ? `fill="${pans[chosen * 2]}"` : 'fill="#ffffff" stroke="#cfc2c6"';
    return `<rect x="${x}" y="${y}" width="116" height="22" rx="4" ${look}/>`;
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#f8f4f4"/>
    <rect x="120" y="42" width="960" height="182" rx="22" fill="${KOHL}"/>
    <rect x="138" y="60" width="924" height="152" rx="12" fill="#f1ebec"/>${cells.join('')}
    <rect x="470" y="218" width="260" height="18" fill="#43323a"/>
    <rect x="120" y="230" width="960" height="358" rx="22" fill="${KOHL}"/>
    <rect x="121" y="231" width="958" height="356" rx="21" fill="none" stroke="#5b4650" stroke-width="2"/>
    ${pansDrawn.join('')}`,
  );
}

/** @param {number} x @param {number} y @param {number} radius @param {string} colour */
function pan(x, y, radius, colour) {
  return `<circle cx="${x}" cy="${y}" r="${radius * 1.05}" fill="#150c10"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>
    <path d="M${x - radius * 0.72} ${y - radius * 0.3}a${radius * 0.78} ${radius * 0.78} 0 0 1 ${radius * 0.9} -${radius * 0.44}" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="${radius * 0.07}" stroke-linecap="round"/>`;
}

/** @param {number} width @param {number} height @param {string} content */
const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const PICTURES = [
  {
    file: 'icons/icon-192.png',
    size: [192, 192],
    drawing: iconSvg({ size: 192, radius: 40, palette: 0.84 }),
  },
  {
    file: 'icons/icon-512.png',
    size: [512, 512],
    drawing: iconSvg({ size: 512, radius: 106, palette: 0.84 }),
  },
  // Devices crop these to their own shape, so everything important is within the inner circle.
  {
    file: 'icons/maskable-512.png',
    size: [512, 512],
    drawing: iconSvg({ size: 512, radius: 0, palette: 0.6 }),
  },
  {
    file: 'icons/apple-touch-icon.png',
    size: [180, 180],
    drawing: iconSvg({ size: 180, radius: 0, palette: 0.76 }),
  },
  { file: 'social-card.png', size: [1200, 630], drawing: cardSvg() },
];

mkdirSync(join(FOLDER, 'icons'), { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  for (const { file, size, drawing } of PICTURES) {
    const [width = 0, height = 0] = size;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>html, body { margin: 0; background: transparent }</style>${drawing}`);
    await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
    await page.close();
    process.stdout.write(`${file}\n`);
  }
} finally {
  await browser.close();
}
