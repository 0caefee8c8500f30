// Compares two folders of pictures by name and pixel, and writes difference images.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { listPictures } from './take-pictures.mjs';

/** @typedef {{ name: string, state: 'changed' | 'new' | 'missing', pixels: number }} Difference */

/**
 * @param {string} approved folder
 * @param {string} taken folder
 * @param {string} out folder for differing pictures: approved/, new/ and difference/
 * @returns {{ differences: Difference[], same: number }}
 */
export function comparePictures(approved, taken, out) {
  for (const part of ['approved', 'new', 'difference']) mkdirSync(join(out, part), { recursive: true });
  const before = new Set(listPictures(approved));
  const after = new Set(listPictures(taken));
  /** @type {Difference[]} */
  const differences = [];
  let same = 0;
  for (const name of [...new Set([...before, ...after])].sort()) {
    if (before.has(name) && after.has(name)) {
      const { pixels, drawn } = differenceOf(join(approved, name), join(taken, name));
      if (pixels === 0) {
        same += 1;
        continue;
      }
      differences.push({ name, state: 'changed', pixels });
      writeFileSync(join(out, 'difference', name), PNG.sync.write(drawn));
    } else differences.push({ name, state: after.has(name) ? 'new' : 'missing', pixels: 0 });
    if (before.has(name)) copyFileSync(join(approved, name), join(out, 'approved', name));
    if (after.has(name)) copyFileSync(join(taken, name), join(out, 'new', name));
  }
  return { differences, same };
}

/**
 * @param {string} approved
 * @param {string} taken
 */
function differenceOf(approved, taken) {
  const [one, other] = [PNG.sync.read(readFileSync(approved)), PNG.sync.read(readFileSync(taken))];
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
