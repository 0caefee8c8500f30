// A sentence with placeholders in an editable element: as text and unbreakable tokens, and back.

const PLACEHOLDER = /\{([a-z][a-z-]*)\}/g;
/** Gives the caret a position after a token; never part of the sentence. */
const REST = '\u200b';

export interface TokenLook {
  className: string;
  /** The label of a token; undefined for an unknown name. */
  nameOf: (placeholder: string) => string | undefined;
}

/** The sentence that an element contains, as one line. */
export function readSentence(element: Node): string {
  const read = (node: Node): string => {
    if (node instanceof HTMLElement && node.dataset.placeholder !== undefined)
      return `{${node.dataset.placeholder}}`;
    if (node.nodeName === 'BR') return ' ';
    return node.nodeType === Node.TEXT_NODE
      ? (node.textContent ?? '')
      : [...node.childNodes].map(read).join('');
  };
  return read(element)
    .replaceAll(REST, '')
    .replace(/[\s\u00a0]/g, ' ');
}

/** Shows a sentence; unknown placeholders stay text. */
export function drawSentence(element: HTMLElement, sentence: string, look: TokenLook): void {
  const parts: Node[] = [];
  let from = 0;
  for (const match of sentence.matchAll(PLACEHOLDER)) {
    const token = tokenOf(match[1] ?? '', look);
    if (!token) continue;
    parts.push(document.createTextNode(sentence.slice(from, match.index)), token);
    from = match.index + match[0].length;
  }
  parts.push(document.createTextNode(sentence.slice(from) || REST));
  element.replaceChildren(...parts);
}

export function tokenOf(placeholder: string, { className, nameOf }: TokenLook): HTMLElement | null {
  const name = nameOf(placeholder);
  if (name === undefined) return null;
  const token = document.createElement('span');
  token.className = className;
  token.contentEditable = 'false';
  token.dataset.placeholder = placeholder;
  token.textContent = name;
  return token;
}

/** Inserts a token at the range, or at the end, and puts the caret after it. */
export function insertToken(element: HTMLElement, token: HTMLElement, range: Range | null): void {
  const place = range ?? document.createRange();
  if (!range) {
    place.selectNodeContents(element);
    place.collapse(false);
  }
  place.deleteContents();
  const rest = document.createTextNode(REST);
  place.insertNode(rest);
  place.insertNode(token);
  element.focus();
  getSelection()?.collapse(rest, 1);
}

/**
 * Removes the token before the caret, with at most one invisible character in between. @returns whether there was one
 */
export function removeTokenBefore(
  element: HTMLElement,
  { startContainer, startOffset, collapsed }: Range,
): boolean {
  if (!collapsed) return false;
  const token = [...element.querySelectorAll('[data-placeholder]')].find((one) => {
    const between = document.createRange();
    between.setStartAfter(one);
    // If the caret is before the token, the range would be reversed.
    if (between.comparePoint(startContainer, startOffset) < 0) return false;
    between.setEnd(startContainer, startOffset);
    return (
      between.cloneContents().querySelector('*') === null && between.toString().replaceAll(REST, '') === ''
    );
  });
  const rest = token?.nextSibling;
  if (!token) return false;
  token.remove();
  if (rest instanceof Text && rest.data.startsWith(REST)) rest.deleteData(0, 1);
  return true;
}

/** Whether a placeholder was typed as text and is not a token yet. */
export const hasTypedField = (element: HTMLElement, { nameOf }: TokenLook): boolean =>
  [...element.childNodes].some(
    (node) =>
      node instanceof Text &&
      [...node.data.matchAll(PLACEHOLDER)].some(([, name = '']) => nameOf(name) !== undefined),
  );

export function putCaretAtEnd(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
}
