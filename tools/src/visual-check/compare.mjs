// Compares two folders of pictures by name and pixel, and draws the differences.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { listPictures } from './take-pictures.mjs';

/** @typedef {{ name: string, state: 'same' | 'changed' | 'new' | 'missing', pixels: number }} Comparison */

/**
 * @param {string} out folder with the folders before/ and after/; difference/ is written beside them
 * @param {readonly string[]} only names of pictures; empty for all
 * @returns {Comparison[]} by name
 */
export function comparePictures(out, only) {
  const drawings = join(out, 'difference');
  rmSync(drawings, { recursive: true, force: true });
  mkdirSync(drawings, { recursive: true });
  const before = new Set(listPictures(join(out, 'before')));
  const after = new Set(listPictures(join(out, 'after')));
  const names = [...new Set([...before, ...after])]
    .filter((name) => only.length === 0 || only.includes(name))
    .sort();
  return names.map((name) => {
    if (!before.has(name)) return { name, state: 'new', pixels: 0 };
    if (!after.has(name)) return { name, state: 'missing', pixels: 0 };
    const { pixels, drawn } = differenceOf(
      join(out, 'before', `${name}.png`),
      join(out, 'after', `${name}.png`),
    );
    if (pixels === 0) return { name, state: 'same', pixels };
    writeFileSync(join(drawings, `${name}.png`), PNG.sync.write(drawn));
    return { name, state: 'changed', pixels };
  });
}

/**
 * @param {string} before
 * @param {string} after
 */
function differenceOf(before, after) {
  const [one, other] = [PNG.sync.read(readFileSync(before)), PNG.sync.read(readFileSync(after))];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const [left, right] = [one, other].map((picture) => onCanvas(picture, width, height).data);
  if (!left || !right) throw new Error('two pictures are required');
  const pixels = pixelmatch(left, right, drawn.data, width, height, { threshold: 0.1 });
  // A different size is always a difference.
  const isResized = one.width !== other.width || one.height !== other.height;
  return { pixels: isResized ? Math.max(pixels, 1) : pixels, drawn };
}

/**
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function onCanvas(picture, width, height) {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
