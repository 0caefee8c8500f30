// `npm run architecture`: draws the picture of ARCHITECTURE.md from the imports as they are.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFloors } from './architecture/floors.mjs';
import { drawFloors } from './architecture/picture.mjs';
import { listFiles, ROOT } from './structure.mjs';

writeFileSync(join(ROOT, 'docs/architecture.svg'), drawFloors(readFloors(listFiles())));
