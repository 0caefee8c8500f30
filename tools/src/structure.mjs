// Checks conventions that no other tool checks: names, file headers, file lengths, migrations, and the other rules.
import { basename, extname } from 'node:path';
import { checkBareCommands } from './bare-rules.mjs';
import { SOURCE, WORKSPACES } from './checkout.mjs';
import { checkRetried } from './journey-rules.mjs';
import { checkEditionLanguages } from './language-rules.mjs';
import { checkPlainWords } from './prose-rules.mjs';
import {
  checkAttempts,
  checkForms,
  checkGrants,
  checkKnots,
  checkMemory,
  checkMessages,
  checkNumberedParameters,
  checkRawStatus,
  checkRole,
  checkSqlHome,
} from './server-rules.mjs';
import { checkClasses, checkHover, checkLines, checkProperties, checkStaying } from './style-rules.mjs';
import { checkBareText } from './text-rules.mjs';
import {
  checkAskedAgain,
  checkAwaitedFocus,
  checkCsvNote,
  checkEditionLinks,
  checkKept,
  checkOneAction,
  checkOneClient,
  checkOneList,
  checkRefs,
} from './web-rules.mjs';

/** @typedef {import('./checkout.mjs').HouseFile} HouseFile */
/** @typedef {(file: HouseFile, paths: ReadonlySet<string>) => string[]} FileRule gives a sentence for each fault; paths are those of all files */

const LINE_LIMIT = 400;
/** Names that are conventionally written in capitals. */
const CAPITAL_NAMES = /^(README|LICENSE|CHANGELOG|ARCHITECTURE|CONTRIBUTING|SECURITY)(\.md|\.txt)?$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EMPTY_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'managers']);
const MIGRATION = /^server\/migrations\/(\d{4})_([^/]+)\.sql$/;

/** @param {HouseFile} file */
const isSource = ({ path }) => SOURCE.has(extname(path));

/**
 * Whether the naming rules apply to a path: the workspaces and the documents.
 * @param {string} path
 */
const isNamedByUs = (path) => /^(domain|contract|server|web|e2e|bench|tools|docs)\//.test(path);

/** @type {FileRule} */
export function checkNames({ path }) {
  if (!isNamedByUs(path)) return [];
  const faults = [];
  for (const part of path.split('/')) {
    if (CAPITAL_NAMES.test(part) || part.startsWith('.')) continue;
    const words = MIGRATION.test(path) && part === basename(path) ? part.replace('_', '-') : part;
    if (!words.split('.').every((piece) => KEBAB.test(piece))) faults.push(`${part} is not kebab-case`);
    const empty = words.split(/[.-]/).find((word) => EMPTY_WORDS.has(word));
    if (empty) faults.push(`${part} says nothing: '${empty}' is not a name`);
  }
  return faults;
}

/** @type {FileRule} */
export function checkOpening(file, paths) {
  // A component's style sheet is described in the component beside it.
  const isToldBeside = paths.has(file.path.replace(/\.module\.css$/, '.tsx'));
  if (!isSource(file) || (isToldBeside && file.path.endsWith('.module.css'))) return [];
  const text = file.text.replace(/^#!.*\n/, '');
  const opening =
    /^\/\*[\s\S]*?\*\//.exec(text)?.[0] ??
    /^(?:\/\/.*\n?)+/.exec(text)?.[0] ??
    /^(?:--.*\n?)+/.exec(text)?.[0];
  const isSentence = opening !== undefined && /\p{L}.*\s.*\p{L}[\s\S]*[.!?]/u.test(opening);
  return isSentence ? [] : ['does not open with a sentence that says what the file is for'];
}

/** @type {FileRule} */
export function checkLength(file) {
  const lines = file.text.trimEnd().split('\n').length;
  return isSource(file) && lines > LINE_LIMIT ? [`has ${lines} lines; split what is past ${LINE_LIMIT}`] : [];
}

/** Joined from parts so that this file does not contain what it forbids. */
const FORBIDDEN_IN_SOURCE = [
  { shape: new RegExp(`biome-${'ignore'}|@ts-${'ignore'}|@ts-${'nocheck'}`), word: 'silences a check' },
  { shape: new RegExp(`\\b(TO${'DO'}|FIX${'ME'})\\b`), word: 'leaves work for later' },
  { shape: /\b(it|test|describe)\.(skip|only|todo|fixme)\b/, word: 'skips or singles out a test' },
];

/** @type {FileRule} */
export function checkSource(file) {
  if (!isSource(file) || file.path === 'tools/src/structure.mjs') return [];
  const faults = FORBIDDEN_IN_SOURCE.filter(({ shape }) => shape.test(file.text)).map(({ word }) => word);
  const name = basename(file.path);
  if (/^export \*/m.test(file.text) || (/^index\.tsx?$/.test(name) && /^export .* from /m.test(file.text)))
    faults.push('is a barrel: import from the file that holds the thing');
  return faults;
}

/** Tests of a worker share loaded modules: one replaced by a test would be missing for the others. */
const REPLACED_MODULE = new RegExp(`\\bvi\\.(do)?${'mock'}\\(`, 'i');

/** @type {FileRule} */
export function checkReplacedModules(file) {
  if (!isSource(file) || /\.isolated\.test\.tsx?$/.test(file.path)) return [];
  return REPLACED_MODULE.test(file.text)
    ? ['replaces a module: only files named *.isolated.test.ts do, which have a worker of their own']
    : [];
}

/** Machine-specific folders. URL paths, such as https://host/work/, have a letter before the slash. */
const MACHINE_PATH = /(^|[\s'"`(=:[])(\/(work|home|Users|root)\/|[A-Z]:\\Users\\)/m;

/** @type {FileRule} */
export function checkMachinePaths(file) {
  const found = file.path === 'tools/src/structure.mjs' ? null : MACHINE_PATH.exec(file.text);
  return found ? [`names a folder of one machine: ${found[0].trim()}`] : [];
}

/** @type {FileRule} */
export function checkLockFile(file) {
  if (file.path !== 'package-lock.json') return [];
  const hosts = [...file.text.matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map((match) => match[1]);
  const others = new Set(hosts.filter((host) => host !== 'registry.npmjs.org'));
  return [...others].map((host) => `takes packages from ${host}`);
}

/**
 * @param {readonly HouseFile[]} files
 * @returns {string[]} a message for each gap or duplicate in the migration numbers
 */
export function checkMigrations(files) {
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith('server/migrations/'));
  const faults = paths.filter((path) => !MIGRATION.test(path)).map((path) => `${path}: not 0001_name.sql`);
  const numbers = paths.flatMap((path) => MIGRATION.exec(path)?.[1] ?? []).sort();
  if (numbers.length === 0) faults.push('server/migrations: there is no migration');
  numbers.forEach((number, index) => {
    const wanted = String(index + 1).padStart(4, '0');
    if (number !== wanted) faults.push(`server/migrations: ${number} stands where ${wanted} should`);
  });
  return faults;
}

/** A build plugin that rewrites modules edits third-party code, whose next release may break it silently. */
const REWRITES_MODULES = /\b(transform|load)\s*\([^)]*\bid\b/;

/** @type {FileRule} */
export function checkBuildPlugins({ path, text }) {
  return /^web\/[^/]+\.ts$/.test(path) && REWRITES_MODULES.test(text)
    ? ['rewrites modules while building: take what they export, or change them where they are']
    : [];
}

const FILE_RULES = [
  checkRole,
  checkSqlHome,
  checkRawStatus,
  checkNumberedParameters,
  checkOneAction,
  checkOneClient,
  checkCsvNote,
  checkEditionLanguages,
  checkOneList,
  checkAskedAgain,
  checkRefs,
  checkAwaitedFocus,
  checkRetried,
  checkKept,
  checkEditionLinks,
  checkStaying,
  checkHover,
  checkLines,
  checkBareText,
  checkAttempts,
  checkForms,
  checkMessages,
  checkMemory,
  checkBuildPlugins,
  checkPlainWords,
  checkNames,
  checkOpening,
  checkLength,
  checkSource,
  checkReplacedModules,
  checkMachinePaths,
  checkLockFile,
];

/**
 * @param {readonly HouseFile[]} files
 * @returns {string[]} a message for each fault, starting with the file
 */
export function checkFiles(files) {
  const paths = new Set(files.map(({ path }) => path));
  const faults = files.flatMap((file) =>
    FILE_RULES.flatMap((rule) => rule(file, paths).map((fault) => `${file.path}: ${fault}`)),
  );
  for (const workspace of WORKSPACES) {
    if (!files.some((file) => file.path.startsWith(`${workspace}/src/`) && isSource(file)))
      faults.push(`${workspace}/src: no source file was found`);
  }
  return [
    ...faults,
    ...checkMigrations(files),
    ...checkKnots(files),
    ...checkGrants(files),
    ...checkProperties(files),
    ...checkClasses(files),
    ...checkBareCommands(files),
  ];
}
