// `npm run architecture`: draws the diagram of ARCHITECTURE.md from the current imports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLayers } from './architecture/layers.mjs';
import { drawLayers } from './architecture/picture.mjs';
import { listFiles, ROOT } from './checkout.mjs';

writeFileSync(join(ROOT, 'docs/architecture.svg'), drawLayers(readLayers(listFiles())));
