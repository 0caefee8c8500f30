// Computes the style of each kind of element only once, if no style sheet or attribute affects it: queries by role need
// the style of every element and its ancestors.
import { afterAll, beforeAll } from 'vitest';

const NAMES: Readonly<Record<string, 'display' | 'visibility' | 'pointerEvents'>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointerEvents',
  'pointer-events': 'pointerEvents',
};
/** The properties by which Testing Library decides what is visible and clickable. */
type Plain = Record<(typeof NAMES)[string], string>;

const DECIDES = /display|visibility|pointer-events/;

/** Whether the properties above depend only on the kind of element. */
function isPlain(element: Element): boolean {
  let node = element;
  for (; ; node = node.parentElement) {
    if (DECIDES.test(node.getAttribute('style') ?? '')) return false;
    if (node.parentElement === null) break;
  }
  return node === document.documentElement && document.getElementsByTagName('style').length === 0;
}

/** The styles that `own` computes, only once for each kind of plain element. */
export function rememberPlain(own: typeof getComputedStyle): typeof getComputedStyle {
  const known = new Map<string, Plain>();

  function plainOf(element: Element): Plain {
    // A closed dialog is not displayed.
    const kind = `${element.tagName} ${'open' in element && element.open}`;
    const remembered = known.get(kind);
    if (remembered) return remembered;
    const { display, visibility, pointerEvents } = own(element);
    const plain = { display, visibility, pointerEvents };
    known.set(kind, plain);
    return plain;
  }

  return (element, pseudo) => {
    const style = own(element, pseudo);
    if (!isPlain(element)) return style;
    const plain = plainOf(element);
    const read = (property: string) => {
      const name = NAMES[property];
      return name === undefined ? style.getPropertyValue(property) : plain[name];
    };
    return new Proxy(style, {
      get: (_, property) => {
        if (property === 'getPropertyValue') return read;
        const name = NAMES[String(property)];
        if (name !== undefined) return plain[name];
        const value: unknown = Reflect.get(style, property, style);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}

/** The window's own function; some test files run without a browser. */
export const ownStyle = typeof window === 'undefined' ? null : window.getComputedStyle;

export function rememberStyles(): void {
  beforeAll(() => {
    if (ownStyle) window.getComputedStyle = rememberPlain(ownStyle);
  });
  afterAll(() => {
    if (ownStyle) window.getComputedStyle = ownStyle;
  });
}
