// `npm run backup`, `restore` and `erase`: installs and builds if needed, then runs the command in this process.
import { ensurePrepared } from './prepared.mjs';

const COMMANDS = ['backup', 'restore', 'erase'];

const [name, ...given] = process.argv.slice(2);
if (!name || !COMMANDS.includes(name)) throw new Error(`There is no command ${name}.`);
await ensurePrepared();
process.argv.splice(2, process.argv.length, ...given);
await import(new URL(`../../server/dist/commands/${name}.js`, import.meta.url).href);
