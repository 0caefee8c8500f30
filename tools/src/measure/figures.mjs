// Metrics of how easily the code can be changed: how many places a field, an email or a list touches.
import { basename } from 'node:path';
import { drawFolders, findKnots } from './folder-graph.mjs';

/** @typedef {import('../structure.mjs').HouseFile} HouseFile */
/** @typedef {{ name: string, counts: string, aim: number, measure: (files: readonly HouseFile[]) => string[] }} Figure aim: the most that may be found */

const CODE = /\.(ts|tsx|mjs|json|sql)$/;
const SCRIPT = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$|\/testing\//;
const FEATURES = 'server/src/features/';
/** Allowed roles in file names of a server feature: `<role>.ts` or `<part>.<role>.ts`. */
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

/** @param {HouseFile} file */
const isProduct = ({ path }) => SCRIPT.test(path) && !TEST.test(path);

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

/** A database query. */
export const QUERY =
  /\bsql(<[^`]*>)?`|\bsql\.raw|\bsql as \w|sql\/named\.ts'|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery|executeTakeFirst(OrThrow)?|orderBy)\b|\)\s*\.execute\(\)|CompiledQuery|\bselectFrom\(/;
/** A numeric literal for a stored status inside SQL, whose meaning cannot be looked up. */
export const RAW_STATUS =
  /\bstatus"?\s*(?:=|<>|!=|[<>]=?|(?:not )?in \(|is (?:not )?distinct from|= any\('\{)\s*[0-9]|'(?:\w+\.)?status', '[^']+', \[?\s*[0-9]|\bset\(\{[^}]*\bstatus: [0-9]/g;

/** @param {HouseFile} file of a server feature, but tests */
export const isFeature = (file) => file.path.startsWith(FEATURES) && isProduct(file);
/** @param {HouseFile} file of what runs at a fair: no test, no tool */
const isShipped = (file) => isProduct(file) && !/^(e2e|tools|bench)\//.test(file.path);
/** @param {HouseFile} file */
const isWeb = (file) => file.path.startsWith('web/src/') && isProduct(file);

/** @type {readonly Figure[]} */
export const FIGURES = [
  {
    name: 'field',
    counts: 'files of the product that name the optional field addressLine2',
    aim: 7,
    measure: (files) =>
      filesWith(
        files,
        /addressLine2|address_line2/,
        ({ path }) => CODE.test(path) && !TEST.test(path) && !/^(docs|e2e|tools)\//.test(path),
      ),
  },
  {
    name: 'email',
    counts: 'files of the product that name the kind of email details-asked, or are its own',
    aim: 6,
    measure: (files) =>
      files
        .filter(({ path }) => CODE.test(path) && !TEST.test(path) && !/^(e2e|tools)\//.test(path))
        .filter(({ path, text }) => text.includes("'details-asked'") || path.includes('details-asked'))
        .map(({ path }) => path),
  },
  {
    name: 'filter',
    counts: 'files of the product, but words, that name the filter registeredWithin',
    aim: 4,
    measure: (files) => filesWith(files, /\bregisteredWithin\b/, isShipped),
  },
  {
    name: 'column',
    counts: 'files of the product, but fields and words, that name the column nature',
    aim: 3,
    measure: (files) =>
      filesWith(files, /'nature'|\bnature:/, (file) => isShipped(file) && !/^domain\//.test(file.path)),
  },
  {
    name: 'action',
    counts: 'files of the product that name the action askStep with many rows',
    aim: 2,
    measure: (files) => filesWith(files, /\baskStep\b/, isShipped),
  },
  {
    name: 'list',
    counts: 'files of the product, but words and links, that name the call, path or page of failed addresses',
    aim: 8,
    measure: (files) =>
      filesWith(
        files,
        /\b(listFailedAddresses|FailedAddressesPage)\b|\bfailedAddresses: '|(\[|section\()DASHBOARD_PATHS\.failedAddresses\b/,
        isShipped,
      ),
  },
  {
    name: 'fetches',
    counts: 'files of dashboard features that fetch a list by themselves',
    aim: 0,
    measure: (files) =>
      filesWith(
        files,
        /useInfiniteQuery|keepPreviousData/,
        (file) => isWeb(file) && /^web\/src\/features\/(?!content|directory)/.test(file.path),
      ),
  },
  {
    name: 'cycles',
    counts: 'cycles of folders in server/src and domain/src',
    aim: 0,
    measure: (files) =>
      [serverFolder, domainFolder].flatMap((folderOf) =>
        findKnots(drawFolders(files, folderOf)).map((knot) => knot.join(' ')),
      ),
  },
  {
    name: 'names',
    counts: 'files of server features whose name does not say their role',
    aim: 0,
    measure: (files) =>
      files
        .filter(isFeature)
        .map(({ path }) => path)
        .filter((path) => !saysItsRole(path)),
  },
  {
    name: 'sql',
    counts: 'files of server features with queries that are no repositories',
    aim: 0,
    measure: (files) =>
      filesWith(files, QUERY, (file) => isFeature(file) && !/repository\.ts$/.test(file.path)),
  },
  {
    name: 'digits',
    counts: 'digits of a status in SQL',
    aim: 0,
    measure: (files) => placesWith(files, RAW_STATUS, isFeature),
  },
  {
    name: 'retry',
    counts: 'loops of attempts in server features',
    aim: 0,
    measure: (files) => placesWith(files, /for \(let attempt/g, isFeature),
  },
  {
    name: 'root',
    counts: 'files at the root of web/src/app',
    aim: 8,
    measure: (files) =>
      files.map(({ path }) => path).filter((path) => /^web\/src\/app\/[^/]+$/.test(path) && !TEST.test(path)),
  },
];

/**
 * The metrics that exceed their limits.
 * @param {readonly HouseFile[]} files
 * @returns {string[]} a message for each, with what was counted
 */
export const listAboveAim = (files) =>
  FIGURES.flatMap(({ name, counts, aim, measure }) => {
    const found = measure(files);
    return found.length > aim
      ? [`${name}: ${found.length} ${counts}, of ${aim} at most: ${found.join(', ')}`]
      : [];
  });
