// Cached styles equal those that the light DOM computes, even after attributes or style sheets have changed.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ownStyle, rememberPlain } from './plain-styles.ts';

afterEach(cleanup);

const own = ownStyle ?? getComputedStyle;
const remembered = rememberPlain(own);

function stylesIn(root: Element, styleOf: typeof getComputedStyle) {
  return [...root.querySelectorAll('*')].map((element) => {
    const style = styleOf(element);
    const { display, visibility, pointerEvents, color } = style;
    const asked = ['display', 'visibility', 'pointer-events', 'color'].map((name) =>
      style.getPropertyValue(name),
    );
    return { kind: element.tagName, display, visibility, pointerEvents, color, asked };
  });
}

test('styles equal those of the light DOM before and after each change', () => {
  expect(window.getComputedStyle).not.toBe(own);
  const { container } = render(
    <main>
      <section data-testid="section">
        <p style={{ color: 'red' }}>
          <em>Seen</em> <button type="button">Open</button>
        </p>
        <table>
          <tbody>
            <tr>
              <td>1</td>
            </tr>
          </tbody>
        </table>
      </section>
      <dialog open>
        <input type="checkbox" />
      </dialog>
      <dialog>
        <input type="checkbox" />
      </dialog>
    </main>,
  );
  const [section, shown, closed] = ['section', 'dialog[open]', 'dialog:not([open])'].map((selector) =>
    container.querySelector<HTMLElement>(selector),
  );
  const sheet = document.createElement('style');
  sheet.textContent = 'button { display: none } td { visibility: hidden }';
  const changes: (() => void)[] = [
    () => undefined,
    () => section?.setAttribute('style', 'display: none'),
    () => section?.setAttribute('style', 'visibility: hidden'),
    () => section?.setAttribute('style', 'pointer-events: none'),
    () => section?.removeAttribute('style'),
    () => shown?.removeAttribute('open'),
    () => closed?.setAttribute('open', ''),
    () => document.head.append(sheet),
    () => sheet.remove(),
    () => section?.remove(),
  ];
  const seen = changes.map((change) => {
    change();
    const styles = stylesIn(container, own);
    expect(stylesIn(container, remembered)).toEqual(styles);
    return JSON.stringify(styles);
  });
  expect(new Set(seen).size).toBeGreaterThan(6);
});

test('a detached element has no style', () => {
  const detached = document.createElement('button');
  expect([own(detached).display, remembered(detached).display]).toEqual(['', '']);
});
