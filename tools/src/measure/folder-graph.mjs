// The import graph of folders, and its cycles: groups of folders that import each other, directly or indirectly.
import { posix } from 'node:path';

/** @typedef {import('../structure.mjs').HouseFile} HouseFile */
/** @typedef {Map<string, Set<string>>} FolderGraph from each folder to the folders that it imports */

const CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const TEST = /\.(test|spec)\.tsx?$|\/testing\//;
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** The specifier prefix by which a workspace imports from another one. */
const WORKSPACE = /^@visavis\/(\w+)\//;

/**
 * @param {HouseFile} file
 * @returns {string[]} paths, from the root, of our own files that it imports; packages are omitted
 */
export function ownImports({ path, text }) {
  return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)];
    return WORKSPACE.test(specifier) ? [specifier.replace(WORKSPACE, '$1/src/')] : [];
  });
}

/**
 * @param {readonly HouseFile[]} files
 * @param {(path: string) => string | null} folderOf the folder that a path belongs to; null excludes it
 * @returns {FolderGraph} of product code only, excluding tests and test support
 */
export function drawFolders(files, folderOf) {
  /** @type {FolderGraph} */
  const graph = new Map();
  for (const file of files) {
    const from = TEST.test(file.path) || !CODE.test(file.path) ? null : folderOf(file.path);
    if (from === null) continue;
    const arrows = graph.get(from) ?? new Set();
    graph.set(from, arrows);
    for (const path of ownImports(file)) {
      const to = folderOf(path);
      if (to !== null && to !== from) arrows.add(to);
    }
  }
  return graph;
}

/**
 * @param {FolderGraph} graph
 * @returns {string[][]} groups of two or more folders, each of which reaches the others by imports; sorted
 */
export function findKnots(graph) {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]));
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[][]} */
  const knots = [];
  for (const folder of [...graph.keys()].sort()) {
    if (seen.has(folder)) continue;
    const knot = [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).sort();
    for (const other of knot) seen.add(other);
    if (knot.length > 1) knots.push(knot);
  }
  return knots;
}

/**
 * @param {FolderGraph} graph
 * @param {string} start
 */
function reach(graph, start) {
  const reached = new Set(graph.get(start));
  for (const folder of reached) for (const next of graph.get(folder) ?? []) reached.add(next);
  return reached;
}

/**
 * The level of each folder: one above the highest of those that it imports.
 * @param {FolderGraph} graph without knots
 * @returns {Map<string, number>} 0 for a folder that imports no other
 */
export function findLevels(graph) {
  /** @type {Map<string, number>} */
  const levels = new Map();
  /**
   * @param {string} folder
   * @returns {number}
   */
  const levelOf = (folder) => {
    const known = levels.get(folder);
    if (known !== undefined) return known;
    const level = Math.max(-1, ...[...(graph.get(folder) ?? [])].map(levelOf)) + 1;
    levels.set(folder, level);
    return level;
  };
  for (const folder of graph.keys()) levelOf(folder);
  return levels;
}

/**
 * The transitive reduction: without arrows implied by a longer path between the same folders.
 * @param {FolderGraph} graph without knots
 * @returns {FolderGraph}
 */
export function withoutImplied(graph) {
  return new Map(
    [...graph].map(([folder, targets]) => {
      const implied = new Set([...targets].flatMap((target) => [...reach(graph, target)]));
      return [folder, new Set([...targets].filter((target) => !implied.has(target)))];
    }),
  );
}
