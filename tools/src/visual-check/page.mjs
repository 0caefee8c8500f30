// The HTML page of a comparison: differences side by side, then a contact sheet of every picture.

/**
 * @param {readonly import('./compare.mjs').Comparison[]} pictures
 * @param {string} commit the commit that this checkout was compared with
 * @returns {string} HTML, for a file next to the folders before/, after/ and difference/
 */
export function sheetPage(pictures, commit) {
  const differing = pictures.filter(({ state }) => state !== 'same');
  const sections = differing.map(({ name, state, pixels }) => {
    const folders = [
      ...(state === 'new' ? [] : ['before']),
      ...(state === 'missing' ? [] : ['after']),
      ...(state === 'changed' ? ['difference'] : []),
    ];
    const count = state === 'changed' ? `, ${pixels} pixels` : '';
    const figures = folders.map((folder) => figureOf(name, folder, folder));
    return `<h2>${name}: ${state}${count}</h2><div class="sides">${figures.join('')}</div>`;
  });
  const thumbnails = pictures
    .filter(({ state }) => state !== 'missing')
    .map(({ name }) => figureOf(name, 'after', name));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Compared with ${commit}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
  div { display: flex; gap: 1rem; align-items: flex-start; }
  figure { margin: 0; }
  .sides figure { flex: 0 1 33%; }
  .sheet { flex-wrap: wrap; }
  .sheet figure { inline-size: 11rem; overflow-wrap: anywhere; }
  img { max-inline-size: 100%; border: 1px solid; }
</style>
<h1>${differing.length} of ${pictures.length} pictures differ from ${commit}</h1>
${sections.join('\n')}
<h2>Every picture</h2>
<div class="sheet">${thumbnails.join('\n')}</div>
</html>
`;
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} caption
 */
function figureOf(name, folder, caption) {
  const file = `${folder}/${name}.png`;
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a></figure>`;
}
