// `npm run measure`: prints the changeability figures of the code; with a name, also what was counted.

import { listFiles } from './checkout.mjs';
import { FIGURES } from './measure/figures.mjs';

const [name, ...rest] = process.argv.slice(2);
const chosen = name === undefined ? FIGURES : FIGURES.filter((figure) => figure.name === name);
if (chosen.length === 0 || rest.length > 0) {
  process.stderr.write(`Usage: npm run measure -- [${FIGURES.map((figure) => figure.name).join('|')}]\n`);
  process.exit(2);
}
const files = listFiles();
for (const { name: title, counts, aim, measure } of chosen) {
  const { value, found } = measure(files);
  process.stdout.write(`${title.padEnd(8)}${value.padEnd(20)}aim ${aim.padEnd(6)}${counts}\n`);
  if (name !== undefined) process.stdout.write(found.map((place) => `  ${place}\n`).join(''));
}
