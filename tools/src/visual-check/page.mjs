// Builds the HTML page that shows approved picture, new picture and difference side by side.

/**
 * @param {readonly import('./compare.mjs').Difference[]} differences
 * @returns {string} HTML, for a file next to the folders approved/, new/ and difference/
 */
export function differencePage(differences) {
  const sections = differences.map(({ name, state, pixels }) => {
    const parts = [
      ...(state === 'new' ? [] : ['approved']),
      ...(state === 'missing' ? [] : ['new']),
      ...(state === 'changed' ? ['difference'] : []),
    ];
    const figures = parts.map(
      (part) =>
        `<figure><figcaption>${part}</figcaption><a href="${part}/${name}"><img src="${part}/${name}" alt="${name}, ${part}"></a></figure>`,
    );
    const count = state === 'changed' ? `, ${pixels} pixels` : '';
    return `<section><h2>${name}: ${state}${count}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What differs from the approved pictures</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
  section > div { display: flex; gap: 1rem; align-items: flex-start; }
  figure { margin: 0; flex: 0 1 33%; }
  img { max-width: 100%; border: 1px solid; }
</style>
<h1>${differences.length === 0 ? 'Nothing differs' : `${differences.length} pictures differ`}</h1>
${sections.join('\n')}
</html>
`;
}
