// Draws the layers as SVG: browser on the left, server on the right, shared workspaces between them.

/** @typedef {import('./layers.mjs').Layer} Layer */
/** @typedef {{ layer: Layer, lines: string[], x: number, y: number, width: number, height: number }} Box lengths in pixels */

const WIDTH = 1240;
const MARGIN = 28;
const TITLE_HEIGHT = 30;
const LINE_HEIGHT = 17;
const PADDING = 10;
const GAP = { between: 14, below: 30 };
/** Width of a letter in folder names, which are set in 12 px. */
const LETTER = 6.3;

const COLUMNS = [
  { id: 'web', title: 'Browser', x: MARGIN, width: 380 },
  { id: 'shared', title: 'Shared, and around both', x: 468, width: 304 },
  { id: 'server', title: 'Server', x: 832, width: 380 },
];
/** The workspaces of the middle column from its top: ordered by imports, most first. */
const SHARED = ['e2e', 'bench', 'tools', 'contract', 'domain'];

const escapeXml = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/**
 * @param {readonly string[]} names
 * @param {number} width
 * @param {string} indent of each line but the first
 * @returns {string[]} lines of names that fit
 */
function wrap(names, width, indent) {
  /** @type {string[]} */
  const lines = [];
  for (const name of names) {
    const last = lines.at(-1);
    const longer = last === undefined ? name : `${last}  ${name}`;
    if (last !== undefined && longer.length * LETTER <= width) lines[lines.length - 1] = longer;
    else lines.push(last === undefined ? name : `${indent}${name}`);
  }
  return lines;
}

/** @param {Layer} layer */
const titleOf = ({ id }) => id.split('/').at(1) ?? id;

/**
 * @param {readonly (readonly Layer[])[]} rows from the top
 * @param {{ x: number, width: number }} column
 * @param {number} top
 * @returns {Box[]}
 */
function stack(rows, column, top) {
  let y = top;
  return rows.flatMap((layers) => {
    const width = (column.width - GAP.between * (layers.length - 1)) / layers.length;
    const boxes = layers.map((layer, index) => {
      // Where each row is a level, continuation lines are indented.
      const indent = layer.folders.length > 1 ? '    ' : '';
      const lines = layer.folders.flatMap((names) => wrap(names, width - 2 * PADDING, indent));
      const height = TITLE_HEIGHT + (lines.length > 0 ? lines.length * LINE_HEIGHT + PADDING : 4);
      return { layer, lines, x: column.x + index * (width + GAP.between), y, width, height };
    });
    const height = Math.max(...boxes.map((box) => box.height));
    y += height + GAP.below;
    return boxes.map((box) => ({ ...box, height }));
  });
}

/**
 * @param {readonly Layer[]} layers
 * @param {string} column
 * @returns {Layer[][]} from the highest level down, ordered horizontally by the layers that they import
 */
function rowsOf(layers, column) {
  const own = layers.filter((layer) => layer.column === column);
  const levels = [...new Set(own.map(({ level }) => level))].sort((a, b) => a - b);
  /** Horizontal positions, from 0 at the left edge to 1 at the right. @type {Map<string, number>} */
  const places = new Map();
  const inner = column === 'web' ? 1 : 0;
  const rows = levels.map((level) => {
    const row = own
      .filter((layer) => layer.level === level)
      .map((layer) => {
        const targets = layer.below.map((id) => places.get(id) ?? inner);
        return { layer, place: targets.reduce((sum, one) => sum + one, 0) / Math.max(1, targets.length) };
      })
      .sort((a, b) => a.place - b.place)
      .map(({ layer }) => layer);
    for (const [index, { id }] of row.entries()) places.set(id, (index + 0.5) / row.length);
    return row;
  });
  return rows.reverse();
}

/** @param {Box} box */
function drawBox({ layer, lines, x, y, width, height }) {
  const text = lines.map(
    (line, index) =>
      `<text class="folder" x="${round(x + PADDING)}" y="${round(y + TITLE_HEIGHT + 10 + index * LINE_HEIGHT)}">${escapeXml(line)}</text>`,
  );
  return [
    `<rect class="layer" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`,
    `<text class="name" x="${round(x + PADDING)}" y="${round(y + 21)}">${escapeXml(titleOf(layer))}</text>`,
    ...text,
  ].join('\n');
}

/**
 * @param {Box} from
 * @param {Box} to
 * @param {readonly Box[]} boxes
 */
function drawArrow(from, to, boxes) {
  const column = COLUMNS.find(({ x, width }) => from.x >= x && from.x < x + width);
  if (!column) throw new Error(`${from.layer.id} stands in no column`);
  const isWithin = to.x >= column.x && to.x < column.x + column.width;
  const isNext = !boxes.some(
    (box) => box.y > from.y && box.y < to.y && box.x >= column.x && box.x < column.x + column.width,
  );
  if (isWithin && isNext) {
    const [startX, startY] = [from.x + from.width / 2, from.y + from.height];
    const endX = to.x + to.width / 2;
    return curve([startX, startY], [startX, startY + 16], [endX, to.y - 16], [endX, to.y]);
  }
  const [startY, endY] = [from.y + from.height / 2, to.y + to.height / 2];
  if (isWithin) {
    const middle = column.x + column.width / 2;
    const isLeft = to.x + to.width / 2 < middle;
    const touchesSide = isLeft ? from.x === column.x : from.x + from.width > middle + GAP.between;
    if (!touchesSide) {
      // Down between the two halves of the column.
      const startX = isLeft ? from.x + PADDING : from.x + from.width - PADDING;
      const endX = isLeft ? to.x + to.width : to.x;
      return curve(
        [startX, from.y + from.height],
        [middle, from.y + from.height + 40],
        [middle, endY],
        [endX, endY],
      );
    }
    // Past the layers in between, on the target's side.
    const edge = isLeft ? column.x : column.x + column.width;
    const out = edge + (isLeft ? -26 : 26);
    return curve([edge, startY], [out, startY], [out, endY], [edge, endY]);
  }
  const isRight = to.x > from.x;
  const [startX, endX] = isRight ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
  const bend = ((endX - startX) * 2) / 3;
  return curve([startX, startY], [startX + bend, startY], [endX - bend, endY], [endX, endY]);
}

/** @param {number[][]} points where it begins, what bends it twice, where it ends */
function curve(...points) {
  const [start, ...rest] = points.map((point) => point.map(round).join(' '));
  return `<path class="arrow" d="M${start} C${rest.join(' ')}" marker-end="url(#tip)"/>`;
}

/**
 * @param {readonly Layer[]} layers
 * @returns {string} the SVG; identical for identical layers
 */
export function drawLayers(layers) {
  const top = MARGIN + 34;
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  const shared = SHARED.map((id) => byId.get(id)).flatMap((layer) => (layer ? [[layer]] : []));
  const boxes = COLUMNS.flatMap((column) =>
    stack(column.id === 'shared' ? shared : rowsOf(layers, column.id), column, top),
  );
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN;
  const arrows = boxes.flatMap((from) =>
    from.layer.below.flatMap((id) => {
      const to = boxes.find((box) => box.layer.id === id);
      return to ? drawArrow(from, to, boxes) : [];
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${round(height)}" width="${WIDTH}" height="${round(height)}" role="img" aria-labelledby="title">
<title id="title">The folders of Visavis by layer: an arrow leads from a layer to one that it imports</title>
<style>
text { font-family: "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif; fill: #21161b; }
.column { font-size: 15px; fill: #56454c; }
.name { font-size: 14px; font-weight: 600; }
.folder { font-size: 12px; fill: #56454c; white-space: pre; }
.layer { fill: #f8f4f4; stroke: #8e7c83; }
.arrow { fill: none; stroke: #7d1f4c; stroke-width: 1.4; }
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#7d1f4c"/></marker></defs>
<rect width="100%" height="100%" fill="#ffffff"/>
${COLUMNS.map(({ title, x }) => `<text class="column" x="${x}" y="${MARGIN + 14}">${title}</text>`).join('\n')}
${arrows.join('\n')}
${boxes.map(drawBox).join('\n')}
</svg>
`;
}
