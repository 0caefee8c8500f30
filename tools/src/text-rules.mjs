// Checks that browsers can translate React's output: a text beside a conditional element has its own element.
import ts from 'typescript';

/** @typedef {import('./structure.mjs').FileRule} FileRule */

const APPEARS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/**
 * Whether an expression evaluates to text: a string, or a message of the catalogue.
 * @param {import('typescript').Expression | undefined} shown
 * @returns {boolean}
 */
function isText(shown) {
  if (!shown) return false;
  if (ts.isParenthesizedExpression(shown)) return isText(shown.expression);
  if (ts.isStringLiteralLike(shown)) return shown.text.trim() !== '';
  if (ts.isConditionalExpression(shown)) return isText(shown.whenTrue) || isText(shown.whenFalse);
  if (ts.isBinaryExpression(shown) && APPEARS.has(shown.operatorToken.kind))
    return isText(shown.left) || isText(shown.right);
  if (ts.isCallExpression(shown)) return /^text\b|\.join$/.test(shown.expression.getText());
  return ts.isTemplateExpression(shown);
}

/**
 * Whether an expression renders a varying number of nodes.
 * @param {import('typescript').Expression} shown
 * @returns {boolean}
 */
function comesAndGoes(shown) {
  if (ts.isParenthesizedExpression(shown)) return comesAndGoes(shown.expression);
  if (ts.isCallExpression(shown)) return /\.map$/.test(shown.expression.getText());
  if (ts.isConditionalExpression(shown)) return !(isText(shown.whenTrue) && isText(shown.whenFalse));
  return ts.isBinaryExpression(shown) && APPEARS.has(shown.operatorToken.kind);
}

/** @param {import('typescript').JsxChild} child */
const isBlank = (child) =>
  ts.isJsxText(child)
    ? child.text.trim() === ''
    : ts.isJsxExpression(child) &&
      (!child.expression ||
        (ts.isStringLiteralLike(child.expression) && child.expression.text.trim() === ''));

/** @type {FileRule} */
export function checkBareText({ path, text }) {
  if (!/^web\/src\/.*(?<!\.test)\.tsx$/.test(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const faults = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isJsxFragment(node) || ts.isJsxElement(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      const bare = children.find(
        (child) => ts.isJsxText(child) || (ts.isJsxExpression(child) && isText(child.expression)),
      );
      const isLoose =
        ts.isJsxFragment(node) ||
        (children.length > 1 &&
          children.some(
            (child) => ts.isJsxExpression(child) && child.expression && comesAndGoes(child.expression),
          ));
      if (bare && isLoose) {
        const line = source.getLineAndCharacterOfPosition(bare.getStart()).line + 1;
        faults.push(
          `line ${line}: a text beside what comes and goes: give it an element, or a translated page fails`,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}
