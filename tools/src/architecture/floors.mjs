// The layers shown in the architecture diagram, each with its folders, derived from the imports.
import { drawFolders, findLevels, withoutImplied } from '../measure/folder-graph.mjs';

/** @typedef {import('../structure.mjs').HouseFile} HouseFile */
/**
 * @typedef {object} Floor
 * @property {string} id its folder, from the root of the checkout
 * @property {string} column the part of the house that it belongs to
 * @property {number} level how many floors lie below it in its column
 * @property {string[][]} rooms names of the folders on it; of the server's features a row for each level
 * @property {string[]} below the floors that it imports, but those that another of them imports
 */

/** Whose folders are worth naming: they are the nouns and mechanisms that a reader looks for. */
const WITH_ROOMS = /^(domain|contract|web\/(features|journeys)|server\/(features|platform|adapters))$/;
const WEB_ROOT = 'web/app';

/** @param {string} path @returns {string | null} the floor that a file stands on */
export function floorOf(path) {
  const [workspace, src, folder, ...rest] = path.split('/');
  if (workspace === undefined || src !== 'src' || folder === undefined) return null;
  if (workspace !== 'web' && workspace !== 'server') return workspace;
  if (rest.length > 0) return folder === 'testing' ? null : `${workspace}/${folder}`;
  // What starts in a browser belongs to the application around it; of the server two files stand above all folders.
  return workspace === 'web' ? WEB_ROOT : `server/${folder}`;
}

/** @param {string} path @returns {string | null} the folder on its floor that a file lies in; null for a file beside them */
function roomOf(path) {
  const floor = floorOf(path);
  if (floor === null || !WITH_ROOMS.test(floor)) return null;
  const [room, ...rest] =
    path
      .split('/src/')[1]
      ?.split('/')
      .slice(floor.includes('/') ? 1 : 0) ?? [];
  return room === undefined || rest.length === 0 ? null : `${floor}/${room}`;
}

/**
 * @param {readonly HouseFile[]} files
 * @returns {Floor[]} of those whose imports make no circle
 */
export function readFloors(files) {
  const graph = drawFolders(files, floorOf);
  const arrows = withoutImplied(graph);
  const columns = new Map([...graph.keys()].map((id) => [id, id.split('/')[0] ?? id]));
  const within = new Map(
    [...graph].map(([id, targets]) => [
      id,
      new Set([...targets].filter((target) => columns.get(target) === columns.get(id))),
    ]),
  );
  const levels = findLevels(within);
  const rooms = drawFolders(files, roomOf);
  return [...graph.keys()].sort().map((id) => ({
    id,
    column: columns.get(id) ?? id,
    level: levels.get(id) ?? 0,
    rooms: roomsOf(id, rooms),
    below: [...(arrows.get(id) ?? [])].sort(),
  }));
}

/**
 * @param {string} floor
 * @param {Map<string, Set<string>>} rooms
 * @returns {string[][]} the highest row first
 */
function roomsOf(floor, rooms) {
  const own = [...rooms.keys()].filter((room) => room.startsWith(`${floor}/`)).sort();
  if (own.length === 0) return [];
  const graph = new Map(
    own.map((room) => [
      room,
      new Set([...(rooms.get(room) ?? [])].filter((target) => target.startsWith(`${floor}/`))),
    ]),
  );
  const levels = floor === 'server/features' ? findLevels(graph) : new Map();
  /** @type {string[][]} */
  const rows = [];
  for (const room of own) {
    const level = levels.get(room) ?? 0;
    rows[level] = [...(rows[level] ?? []), room.slice(floor.length + 1)];
  }
  return rows.reverse();
}
