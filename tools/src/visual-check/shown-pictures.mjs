// The pictures of docs/screenshots: those that a document shows.

/** An image of Markdown, by the name of its file. */
const IMAGE = /!\[[^\]]*\]\((?:[^)\s]*\/)?([\w-]+)\.png\)/g;

/**
 * @param {readonly import('../checkout.mjs').HouseFile[]} files
 * @returns {string[]} names such as home-390, in order and each once
 */
export function shownPictures(files) {
  const texts = files.filter(({ path }) => path.endsWith('.md')).map(({ text }) => text);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(IMAGE)].map(([, name = '']) => name)))].sort();
}
