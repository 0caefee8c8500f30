// The graph of folders that imports draw, and its knots: folders from which an import leads back to themselves.
import { posix } from 'node:path';

/** @typedef {import('../structure.mjs').HouseFile} HouseFile */
/** @typedef {Map<string, Set<string>>} FolderGraph from each folder to the folders that it imports */

const CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const TEST = /\.(test|spec)\.tsx?$|\/testing\//;
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/**
 * @param {HouseFile} file
 * @returns {string[]} paths from the root that its relative imports name; packages and workspaces are left out
 */
export function relativeImports({ path, text }) {
  return [...text.matchAll(SPECIFIER)]
    .map((match) => match[1] ?? '')
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier));
}

/**
 * @param {readonly HouseFile[]} files
 * @param {(path: string) => string | null} folderOf the folder that a path counts for; null leaves it out
 * @returns {FolderGraph} of product code: tests and what serves them draw no arrow
 */
export function drawFolders(files, folderOf) {
  /** @type {FolderGraph} */
  const graph = new Map();
  for (const file of files) {
    const from = TEST.test(file.path) || !CODE.test(file.path) ? null : folderOf(file.path);
    if (from === null) continue;
    const arrows = graph.get(from) ?? new Set();
    graph.set(from, arrows);
    for (const path of relativeImports(file)) {
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
