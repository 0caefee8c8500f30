// `npm run measure`: prints changeability metrics of the code with their limits; with a name, also what was counted.

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
  const found = measure(files);
  process.stdout.write(
    `${title.padEnd(9)}${String(found.length).padEnd(5)}of ${String(aim).padEnd(4)}${counts}\n`,
  );
  if (name !== undefined) process.stdout.write(found.map((place) => `  ${place}\n`).join(''));
}
