// Checks the server: names that state a role, SQL in repositories, one retry loop, messages, cached state, no cycles.

import { domainFolder, isFeature, QUERY, RAW_STATUS, saysItsRole, serverFolder } from './measure/figures.mjs';
import { drawFolders, findKnots } from './measure/folder-graph.mjs';

/** @typedef {import('./structure.mjs').HouseFile} HouseFile */
/** @typedef {import('./structure.mjs').FileRule} FileRule */

/** @type {FileRule} */
export function checkRole(file) {
  return isFeature(file) && !saysItsRole(file.path)
    ? [
        'does not state its role: service.ts, repository.ts, routes.ts, ... or <part>.<role>.ts, in no subfolder',
      ]
    : [];
}

/** @type {FileRule} */
export function checkSqlHome(file) {
  return isFeature(file) && QUERY.test(file.text) && !/repository\.ts$/.test(file.path)
    ? ['contains a query: SQL belongs in repositories']
    : [];
}

/** @type {FileRule} */
export function checkRawStatus(file) {
  return isFeature(file) && file.text.search(RAW_STATUS) >= 0
    ? ['has a digit for a status in SQL: use the names of claim-status.repository.ts']
    : [];
}

/** @type {FileRule} */
export function checkNumberedParameters(file) {
  return /^server\/src\/(features|platform\/(?!sql\/)|commands)\//.test(file.path) &&
    !/\.test\.ts$/.test(file.path) &&
    /\$\d/.test(file.text)
    ? ['numbers the parameters of SQL: platform/sql/named.ts gives them names']
    : [];
}

/** @type {FileRule} */
export function checkAttempts(file) {
  return isFeature(file) &&
    /\bfor \(let (attempt|try|tries|retry|retries)|\bwhile \([^)]*\b(attempts?|tries|retries)\b/.test(
      file.text,
    )
    ? ['loops over attempts: platform/sql/retry-on-conflict.ts does']
    : [];
}

/** @type {FileRule} */
export function checkMessages(file) {
  return file.path.startsWith('server/src/') && /new AppError\(\s*[^,()]+,\s*['"`]/.test(file.text)
    ? ['refuses with a sentence: AppError takes a message of domain/src/message']
    : [];
}

/** A module-level variable, or a collection that starts empty: it outlives the request that fills it. */
const MODULE_STATE =
  /^(?:export )?(?:let \w|const \w+(?:: [^=\n]+)? = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\))/m;

/** @type {FileRule} */
export function checkMemory(file) {
  const isServer = /^server\/src\/(?!testing\/)/.test(file.path) && !/\.test\.ts$/.test(file.path);
  return isServer && MODULE_STATE.test(file.text) && !/(\/cache\/|(^|[/.])cache\.ts$)/.test(file.path)
    ? ['keeps state between requests in a module: a *.cache.ts does, which says when it is invalid']
    : [];
}

/** Applies to domain, contract and server: `inForm` bounds the time that hostile text can cost. */
const FORMS = /\.normalize\(['"`]NF/;
const FORMS_HOME = 'domain/src/text/normalise.ts';

/** @type {FileRule} */
export function checkForms(file) {
  return /^(domain|contract|server)\/src\/(?!adapters\/archive\/)(?!.*\.test\.ts$)/.test(file.path) &&
    file.path !== FORMS_HOME &&
    FORMS.test(file.text)
    ? [`normalises a text by itself, in quadratic time: inForm of ${FORMS_HOME} does`]
    : [];
}

/**
 * @param {readonly HouseFile[]} files
 * @returns {string[]} a message for each import cycle between folders of the server or the domain
 */
export function checkKnots(files) {
  return [serverFolder, domainFolder].flatMap((folderOf) =>
    findKnots(drawFolders(files, folderOf)).map(
      (knot) => `these folders import each other in a cycle: ${knot.join(', ')}`,
    ),
  );
}

const GRANTS = 'domain/src/identity/grants.ts';
const PRODUCT = /^(domain|contract|server|web)\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/;

/**
 * A permission that nothing checks only looks like protection.
 * @param {readonly HouseFile[]} files
 * @returns {string[]} a message for each that no other product file mentions
 */
export function checkGrants(files) {
  const list = files.find(({ path }) => path === GRANTS)?.text ?? '';
  const others = files.filter(({ path }) => PRODUCT.test(path) && path !== GRANTS);
  return [...list.matchAll(/^ {2}('[\w-]+\.[\w-]+'): \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !others.some(({ text }) => text.includes(name)))
    .map((name) => `${GRANTS}: ${name} is granted, and no endpoint or page asks for it`);
}
