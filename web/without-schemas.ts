// Leaves the shapes and the documentation of calls out of what browsers load: a page only makes calls.
import type { Plugin } from 'vite';

const CONTRACT = /\/contract\/src\/[^/]+\.ts$/;
const LEFT_OUT = new Set([
  'params',
  'query',
  'headers',
  'body',
  'output',
  'summary',
  'status',
  'errors',
  'consumes',
]);

/** The forms of staff check what is typed with the very shapes of their calls: those stay. */
const CHECKED_BY_FORMS = /\/contract\/src\/(session|organiser)\.ts$/;
const LEFT_OUT_OF_FORMS = new Set([...LEFT_OUT].filter((part) => part !== 'body'));

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The object literals that `endpoint(...)` is called with, anywhere below. */
function* descriptionsIn(node: Node): Generator<Node> {
  const { callee, arguments: given } = node;
  if (node.type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint' && Array.isArray(given))
    yield* given.filter(isNode);
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* descriptionsIn(child);
}

/** @returns the module's code without these, at unchanged places */
function blankParts(code: string, program: Node, leftOut: ReadonlySet<string>): string {
  let blanked = code;
  for (const { properties } of descriptionsIn(program)) {
    for (const property of Array.isArray(properties) ? properties.filter(isNode) : []) {
      const { key, start, end } = property;
      if (!isNode(key) || !leftOut.has(String(key.name))) continue;
      const rest = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      blanked = blanked.slice(0, start) + ' '.repeat(end + rest - start) + blanked.slice(end + rest);
    }
  }
  return blanked;
}

export const withoutSchemas: Plugin = {
  name: 'without-schemas',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const leftOut = CHECKED_BY_FORMS.test(id) ? LEFT_OUT_OF_FORMS : LEFT_OUT;
    return {
      code: blankParts(code, this.parse(code) as unknown as Node, leftOut),
      map: null,
      moduleSideEffects: false,
    };
  },
};
