// The contact sheet of docs/screenshots: thumbnails of every screen and state on phone, tablet and desktop.

const TITLE = '# Screens and states';
/** Widths of the screens, and of their thumbnails. */
const SHOWN_WIDTHS = new Map([
  ['390', 120],
  ['820', 200],
  ['1440', 360],
]);
const WIDTHS = [...SHOWN_WIDTHS.keys()];

/**
 * @param {readonly string[]} files names of pictures, such as home-390.png
 * @returns {string} the sheet as Markdown
 */
export function contactSheet(files) {
  /** @type {Map<string, Set<string>>} */
  const screens = new Map();
  for (const file of files) {
    const [, name, width] = /^(.+)-(\d+)\.png$/.exec(file) ?? [];
    if (name === undefined || width === undefined) continue;
    screens.set(name, (screens.get(name) ?? new Set()).add(width));
  }
  const rows = [...screens].map(([name, widths]) => {
    const cells = WIDTHS.map((width) => (widths.has(width) ? cellOf(name, width) : ''));
    return `| ${name.replaceAll('-', ' ')} | ${cells.join(' | ')} |`;
  });
  return [
    TITLE,
    '',
    '`npm run screenshots` takes these pictures and writes this sheet; `npm run sheet` compares what the screens look like now with them.',
    '',
    `| screen and state | ${WIDTHS.map((width) => `${width} px`).join(' | ')} |`,
    `|${' --- |'.repeat(WIDTHS.length + 1)}`,
    ...rows,
    '',
  ].join('\n');
}

/**
 * @param {string} name
 * @param {string} width
 */
function cellOf(name, width) {
  const file = `${name}-${width}.png`;
  return `<a href="${file}"><img src="${file}" width="${SHOWN_WIDTHS.get(width)}" alt="${name.replaceAll('-', ' ')}, ${width} px"></a>`;
}
