// The figures that say how easily the code is changed: how many places a field, an email or a list touches.
import { basename } from 'node:path';
import { drawFolders, findKnots } from './folder-graph.mjs';

/** @typedef {import('../structure.mjs').HouseFile} HouseFile */
/** @typedef {{ name: string, counts: string, aim: string, measure: (files: readonly HouseFile[]) => Measured }} Figure */
/** @typedef {{ value: string, found: string[] }} Measured the figure, and what was counted */

const CODE = /\.(ts|tsx|mjs|json|sql)$/;
const SCRIPT = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$|\/testing\//;
const FEATURES = 'server/src/features/';
/** What a file of a server feature may be called after its part: `<role>.ts` or `<part>.<role>.ts`. */
export const ROLES = [
  'routes',
  'service',
  'repository',
  'present',
  'public',
  'job',
  'email',
  'cache',
  'worker',
];
const OLD_TRICKS = /(^|\/)(lean-router|without-schemas|said)\.ts$/;

/** @param {HouseFile} file */
const isProduct = ({ path }) => SCRIPT.test(path) && !TEST.test(path);
/** @param {string[]} found */
const count = (found) => ({ value: String(found.length), found });

/**
 * @param {readonly HouseFile[]} files
 * @param {RegExp} shape
 * @param {(file: HouseFile) => boolean} isMeant
 */
const filesWith = (files, shape, isMeant) =>
  files.filter((file) => isMeant(file) && shape.test(file.text)).map(({ path }) => path);

/**
 * @param {readonly HouseFile[]} files
 * @param {RegExp} shape with the flag g
 * @param {(file: HouseFile) => boolean} isMeant
 */
const placesWith = (files, shape, isMeant) =>
  files.filter(isMeant).flatMap(({ path, text }) => [...text.matchAll(shape)].map(() => path));

/** @param {string} path the folder of a noun in domain/src; null outside */
export const domainFolder = (path) => /^domain\/src\/([^/]+)\//.exec(path)?.[1] ?? null;

/** @param {string} path the folder below server/src, or the feature, that a path belongs to; a file at the root stands for itself */
export function serverFolder(path) {
  const feature = /^server\/src\/features\/([^/]+)\//.exec(path)?.[1];
  if (feature) return `features/${feature}`;
  const [folder, ...rest] = path.startsWith('server/src/') ? path.slice('server/src/'.length).split('/') : [];
  if (folder === undefined) return null;
  if ((folder === 'adapters' || folder === 'platform') && rest.length > 1) return `${folder}/${rest[0]}`;
  return folder;
}

/** @param {string} path of a file in server/src/features: whether its name says its role */
export function saysItsRole(path) {
  if (!path.startsWith(FEATURES) || !/\.ts$/.test(path)) return true;
  const parts = path.slice(FEATURES.length).split('/');
  const words = basename(path, '.ts').split('.');
  return parts.length === 2 && words.length <= 2 && ROLES.includes(words.at(-1) ?? '');
}

/** A query of the database. */
export const QUERY =
  /\bsql(<[^`]*>)?`|\bsql\.raw|\bsql as \w|sql\/named\.ts'|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery|executeTakeFirst(OrThrow)?|orderBy)\b|\)\s*\.execute\(\)|CompiledQuery|\bselectFrom\(/;
/** A digit for a stored status inside SQL: nobody can look it up. */
export const RAW_STATUS =
  /\bstatus"?\s*(?:=|<>|!=|[<>]=?|(?:not )?in \(|is (?:not )?distinct from|= any\('\{)\s*[0-9]|'(?:\w+\.)?status', '[^']+', \[?\s*[0-9]|\bset\(\{[^}]*\bstatus: [0-9]/g;

/** @param {HouseFile} file of a server feature, but tests */
export const isFeature = (file) => file.path.startsWith(FEATURES) && isProduct(file);
/** @param {HouseFile} file */
const isWeb = (file) => file.path.startsWith('web/src/') && isProduct(file);

const MEASURE = 'tools/src/measure/';

/** @type {readonly Figure[]} */
export const FIGURES = [
  {
    name: 'field',
    counts: 'files that name the field addressLine2, tests too, but for this measure',
    aim: '8',
    measure: (files) =>
      count(
        filesWith(
          files,
          /addressLine2|address_line2/,
          ({ path }) => CODE.test(path) && !path.startsWith('docs/') && !path.startsWith(MEASURE),
        ),
      ),
  },
  {
    name: 'email',
    counts: 'files that name the email kind hosted-link, in code or English, but tests and journeys',
    aim: '7',
    measure: (files) =>
      count(
        filesWith(
          files,
          /hosted-link\b|Link for a hosted buyer/,
          ({ path }) => CODE.test(path) && !TEST.test(path) && !/^(e2e|tools)\//.test(path),
        ),
      ),
  },
  {
    name: 'list',
    counts: 'files of dashboard features that fetch a list by themselves',
    aim: '0',
    measure: (files) =>
      count(
        filesWith(
          files,
          /useInfiniteQuery|keepPreviousData/,
          (file) => isWeb(file) && /^web\/src\/features\/(?!content|directory)/.test(file.path),
        ),
      ),
  },
  {
    name: 'cycles',
    counts: 'cycles of folders in server/src and domain/src',
    aim: '0',
    measure: (files) => {
      const knots = [serverFolder, domainFolder].flatMap((folderOf) =>
        findKnots(drawFolders(files, folderOf)),
      );
      const folders = knots.flat().length;
      return {
        value: folders > 0 ? `${knots.length}, of ${folders} folders` : '0',
        found: knots.map((knot) => knot.join(' ')),
      };
    },
  },
  {
    name: 'names',
    counts: 'files of server features whose name does not say their role',
    aim: '0',
    measure: (files) => {
      const named = files.filter(isFeature).map(({ path }) => path);
      const found = named.filter((path) => !saysItsRole(path));
      return { value: `${found.length} of ${named.length}`, found };
    },
  },
  {
    name: 'sql',
    counts: 'files of server features with queries that are no repositories; digits of a status in SQL',
    aim: '0; 0',
    measure: (files) => {
      const homes = filesWith(files, QUERY, (file) => isFeature(file) && !/repository\.ts$/.test(file.path));
      const digits = placesWith(files, RAW_STATUS, isFeature);
      return {
        value: `${homes.length}; ${digits.length}`,
        found: [...homes, ...digits.map((path) => `status: ${path}`)],
      };
    },
  },
  {
    name: 'retry',
    counts: 'loops of attempts in server features',
    aim: '0',
    measure: (files) => count(placesWith(files, /for \(let attempt/g, isFeature)),
  },
  {
    name: 'said',
    counts: 'sentences translated by matching their English',
    aim: '0',
    measure: (files) => count(placesWith(files, /\.said\(/g, isWeb)),
  },
  {
    name: 'root',
    counts: 'files at the root of web/src/app',
    aim: '8',
    measure: (files) =>
      count(
        files
          .map(({ path }) => path)
          .filter((path) => /^web\/src\/app\/[^/]+$/.test(path) && !TEST.test(path)),
      ),
  },
  {
    name: 'tricks',
    counts: "files that edit others' code at build time, or match English sentences",
    aim: '0',
    measure: (files) =>
      count(files.map(({ path }) => path).filter((path) => path.startsWith('web/') && OLD_TRICKS.test(path))),
  },
];
