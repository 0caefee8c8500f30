// Lists the pictures of docs/screenshots that a document shows.

/** A Markdown image, by its file name. */
const IMAGE = /!\[[^\]]*\]\((?:[^)\s]*\/)?([\w-]+)\.png\)/g;

/**
 * @param {readonly import('../checkout.mjs').HouseFile[]} files
 * @returns {string[]} names such as home-390, sorted, without duplicates
 */
export function shownPictures(files) {
  const texts = files.filter(({ path }) => path.endsWith('.md')).map(({ text }) => text);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(IMAGE)].map(([, name = '']) => name)))].sort();
}
