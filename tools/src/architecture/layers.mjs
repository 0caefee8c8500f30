// The layers shown in the architecture diagram, each with its folders, derived from the imports.
import { drawFolders, findLevels, withoutImplied } from '../measure/folder-graph.mjs';

/** @typedef {import('../structure.mjs').HouseFile} HouseFile */
/**
 * @typedef {object} Layer
 * @property {string} id its folder, from the root of the checkout
 * @property {string} column the part of the product that it belongs to
 * @property {number} level how many layers lie below it in its column
 * @property {string[][]} folders names of its folders; one row per level for the server's features
 * @property {string[]} below the layers that it imports, except those implied by another of them
 */

/** Layers whose folders are listed: they are the nouns and mechanisms that readers look for. */
const WITH_FOLDERS = /^(domain|contract|web\/(features|journeys)|server\/(features|platform|adapters))$/;
const WEB_ROOT = 'web/app';

/** @param {string} path @returns {string | null} the layer that a file stands on */
export function layerOf(path) {
  const [workspace, src, folder, ...rest] = path.split('/');
  if (workspace === undefined || src !== 'src' || folder === undefined) return null;
  if (workspace !== 'web' && workspace !== 'server') return workspace;
  if (rest.length > 0) return folder === 'testing' ? null : `${workspace}/${folder}`;
  // The browser's entry files belong to the app layer; the server's two entry files are above all folders.
  return workspace === 'web' ? WEB_ROOT : `server/${folder}`;
}

/** @param {string} path @returns {string | null} the folder on its layer that a file lies in; null for a file beside them */
function folderOf(path) {
  const layer = layerOf(path);
  if (layer === null || !WITH_FOLDERS.test(layer)) return null;
  const [folder, ...rest] =
    path
      .split('/src/')[1]
      ?.split('/')
      .slice(layer.includes('/') ? 1 : 0) ?? [];
  return folder === undefined || rest.length === 0 ? null : `${layer}/${folder}`;
}

/**
 * @param {readonly HouseFile[]} files
 * @returns {Layer[]} whose imports form no cycle
 */
export function readLayers(files) {
  const graph = drawFolders(files, layerOf);
  const arrows = withoutImplied(graph);
  const columns = new Map([...graph.keys()].map((id) => [id, id.split('/')[0] ?? id]));
  const within = new Map(
    [...graph].map(([id, targets]) => [
      id,
      new Set([...targets].filter((target) => columns.get(target) === columns.get(id))),
    ]),
  );
  const levels = findLevels(within);
  const folders = drawFolders(files, folderOf);
  return [...graph.keys()].sort().map((id) => ({
    id,
    column: columns.get(id) ?? id,
    level: levels.get(id) ?? 0,
    folders: foldersOf(id, folders),
    below: [...(arrows.get(id) ?? [])].sort(),
  }));
}

/**
 * @param {string} layer
 * @param {Map<string, Set<string>>} folders
 * @returns {string[][]} the highest row first
 */
function foldersOf(layer, folders) {
  const own = [...folders.keys()].filter((folder) => folder.startsWith(`${layer}/`)).sort();
  if (own.length === 0) return [];
  const graph = new Map(
    own.map((folder) => [
      folder,
      new Set([...(folders.get(folder) ?? [])].filter((target) => target.startsWith(`${layer}/`))),
    ]),
  );
  const levels = layer === 'server/features' ? findLevels(graph) : new Map();
  /** @type {string[][]} */
  const rows = [];
  for (const folder of own) {
    const level = levels.get(folder) ?? 0;
    rows[level] = [...(rows[level] ?? []), folder.slice(layer.length + 1)];
  }
  return rows.reverse();
}
