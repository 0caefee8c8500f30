// Checks style sheets: sticky elements, hover styles, lines in forced colours, undeclared properties, missing classes.
import { posix } from 'node:path';

/** @typedef {import('./structure.mjs').FileRule} FileRule */
/** @typedef {import('./checkout.mjs').HouseFile} HouseFile */

/**
 * The declaration blocks of a style sheet, each with its enclosing rules, outermost first.
 * @param {string} css
 * @returns {{ around: string[], declared: string }[]}
 */
function blocksOf(css) {
  const blocks = [];
  /** @type {{ around: string[], declared: string }[]} */
  const open = [];
  for (const [, text = '', end] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const inner = open.at(-1);
    if (end === '{') open.push({ around: [...(inner?.around ?? []), text.trim()], declared: '' });
    else if (end === ';' && inner) inner.declared += `${text.trim()};`;
    else if (end === '}' && inner) blocks.push(open.pop() ?? inner);
  }
  return blocks;
}

/** Elements that cover the whole page on purpose, stay at a side, or disappear by themselves. */
const COVERS_NO_CONTENT = /\binset:\s*0\s*;|inset-inline-start:/;
const GOES_AWAY = /^(\.region|#unreachable)$/;

/** With enlarged text, sticky elements would cover a short screen. @type {FileRule} */
export function checkStaying({ path, text }) {
  if (!/^web\/src\/.*\.css$/.test(path)) return [];
  return blocksOf(text)
    .filter(
      ({ around, declared }) =>
        /\bposition:\s*(fixed|sticky)/.test(declared) &&
        !COVERS_NO_CONTENT.test(declared) &&
        !GOES_AWAY.test(around.at(-1) ?? '') &&
        !around.some((rule) => /min-height/.test(rule)),
    )
    .map(({ around }) => `${around.at(-1)} stays in view on the lowest screen: only within (min-height: …)`);
}

/** After a tap, the hover style would stick. @type {FileRule} */
export function checkHover({ path, text }) {
  if (!/^web\/src\/.*\.css$/.test(path)) return [];
  return blocksOf(text)
    .filter(
      ({ around }) =>
        /:hover/.test(around.at(-1) ?? '') && !around.some((rule) => /\(hover: hover\)/.test(rule)),
    )
    .map(({ around }) => `${around.at(-1)} is styled for a finger too: only within @media (hover: hover)`);
}

/** Forced colours make transparent lines visible, so every tab would look selected. @type {FileRule} */
export function checkLines({ path, text }) {
  if (!/^web\/src\/.*\.css$/.test(path)) return [];
  return blocksOf(text)
    .filter(({ declared }) => /\bborder-(bottom|left|inline-start):[^;]*\btransparent;/.test(declared))
    .map(
      ({ around }) =>
        `${around.at(-1)} has a line in forced colours: var(--line-none) in place of transparent`,
    );
}

/** A property that nothing declares is ignored without a word. @param {readonly HouseFile[]} files */
export function checkProperties(files) {
  const web = files.filter(({ path }) => /^web\/src\/.*\.(css|tsx?)$/.test(path));
  const declared = new Set(
    web.flatMap(({ text }) => [...text.matchAll(/(--[a-z0-9-]+)['"]?\s*[:,\]]/g)].map(([, name]) => name)),
  );
  return web.flatMap(({ path, text }) =>
    path.endsWith('.css')
      ? [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)]
          .filter(([, name]) => !declared.has(name))
          .map(([, name]) => `${path}: ${name} is declared nowhere`)
      : [],
  );
}

/** A class without a rule adds nothing: the element's class attribute is empty. @param {readonly HouseFile[]} files */
export function checkClasses(files) {
  const classes = new Map(
    files
      .filter(({ path }) => path.endsWith('.module.css'))
      .map(({ path, text }) => [
        path,
        new Set(
          blocksOf(text).flatMap(({ around }) =>
            around.flatMap((rule) => [...rule.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name)),
          ),
        ),
      ]),
  );
  return files
    .filter(({ path }) => /^web\/src\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(/ from '[^']+'/g, '');
      return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(
        ([, local, from = '']) => {
          const sheet = posix.join(posix.dirname(path), from);
          const used = [...code.matchAll(new RegExp(`(?<![\\w.])${local}\\.(\\w+)`, 'g'))];
          return [...new Set(used.map(([, name]) => name))]
            .filter((name) => !classes.get(sheet)?.has(name))
            .map((name) => `${path}: ${local}.${name} has no rule in ${sheet}`);
        },
      );
    });
}
