// Keeps React's changes right while a browser translates the page, which puts elements in the place of React's texts.

/** Maps each text that a translator removed to the node shown in its place. */
const standIns = new WeakMap<Node, Node>();

const isShown = (node: Node | undefined): boolean => node instanceof Text || node?.nodeName === 'FONT';

/** @returns the child itself, or its replacement; null when neither is in the parent */
function shownIn(parent: Node, child: Node): Node | null {
  const seen = new Set<Node>();
  for (let node: Node | undefined = child; node && !seen.has(node); node = standIns.get(node)) {
    if (node.parentNode === parent) return node;
    seen.add(node);
  }
  return null;
}

/** Learns from document mutations which node a translator put in the place of which text. */
function learn(changes: readonly MutationRecord[]): void {
  // Some translators add before they remove.
  let added: Node | undefined;
  for (const { addedNodes, removedNodes } of changes) {
    if (isShown(addedNodes[0])) added = addedNodes[0];
    for (const gone of removedNodes) if (added && isShown(gone)) standIns.set(gone, added);
  }
}

/**
 * From now on, changes to a text that a translator removed apply to its replacement.
 * @param seen the mutations since the translator began
 */
export function followTranslations(seen: readonly MutationRecord[]): void {
  learn(seen);
  new MutationObserver(learn).observe(document.documentElement, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = child instanceof Text ? shownIn(this, child) : child;
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before instanceof Text ? shownIn(this, before) : before);
    return node;
  };
  // A text that changes returns to its place: the translator translates it again.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      this.data = text ?? '';
      const shown = standIns.get(this);
      if (!this.parentNode && shown?.parentNode) shown.parentNode.replaceChild(this, shown);
    },
  });
}
