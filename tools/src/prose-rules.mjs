// Checks comments, test names and documents for words that are hard to understand.
import { extname } from 'node:path';

/** @typedef {import('./structure.mjs').FileRule} FileRule */

const CODE = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.css']);
/** Joined from parts so that this file does not contain what it forbids. */
const WORDS = new RegExp(
  `\\b(dee${'d'}s?|ane${'w'}|hear${'s'}?|hear${'d'}|what becam${'e'} of|whoe${'ver'})\\b`,
  'i',
);
const NAMES = new RegExp(`\\b(hear|dee${'d'}|ane${'w'})(?![a-z])|[a-z](Hear|Dee${'d'}|Ane${'w'})(?![a-z])`);
const COMMENT = /^\s*(\/\/|\/?\*|--)/;
const TRAILING_COMMENT = /\s\/\/ .*/;
/** A string literal; the name of a test, recognised by the preceding call, is the first group. */
const TEXT =
  /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\]\)\()(['"`](?:\\.|[^'"`\\])*['"`])|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`/g;

/**
 * @param {string} line of code
 * @returns {string | undefined} the first word to be replaced, in a comment, a test name or an identifier
 */
function riddleOf(line) {
  if (COMMENT.test(line)) return WORDS.exec(line)?.[0];
  const tests = [...line.matchAll(TEXT)].flatMap((match) => match[1] ?? []);
  const code = line.replace(TEXT, "''");
  const comment = TRAILING_COMMENT.exec(code)?.[0] ?? '';
  return WORDS.exec([...tests, comment].join('\n'))?.[0] ?? NAMES.exec(code.replace(comment, ''))?.[0];
}

/** @type {FileRule} */
export function checkPlainWords({ path, text }) {
  const isCode = CODE.has(extname(path));
  if (!isCode && extname(path) !== '.md') return [];
  return text.split('\n').flatMap((line, index) => {
    const riddle = isCode ? riddleOf(line) : WORDS.exec(line)?.[0];
    return riddle ? [`line ${index + 1} says '${riddle}': say it in the field's standard terms`] : [];
  });
}
