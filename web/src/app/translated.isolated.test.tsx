// While a browser translates a page, React's changes neither fail nor leave a text behind.
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followTranslations } from './translated.ts';

followTranslations([]);

/** Replaces each text as a translator does, in one step or in two. */
function translate(root: Element, way: 'replaced' | 'added first'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.nodeValue?.toUpperCase() ?? '';
    const { parentNode, nextSibling } = text;
    if (way === 'replaced') parentNode?.replaceChild(font, text);
    else {
      parentNode?.insertBefore(font, nextSibling);
      parentNode?.removeChild(text);
    }
  }
}

function Line({ count, isLive }: { count: number; isLive: boolean }) {
  return (
    <p>
      {isLive && <b>live</b>}
      {count > 0 && `${count} of 8`}
      {isLive ? 'now' : <i>later</i>}
    </p>
  );
}

it.each(['replaced', 'added first'] as const)(
  'texts that are %s can change, be removed, and return in order',
  async (way) => {
    const { container, rerender } = render(<Line count={1} isLive />);
    const show = async (count: number, isLive: boolean): Promise<string | null> => {
      translate(container, way);
      // The page learns of a translation just after it happens.
      await act(async () => {});
      rerender(<Line count={count} isLive={isLive} />);
      return container.textContent;
    };
    expect(await show(2, true)).toBe('LIVE2 of 8NOW');
    expect(await show(2, false)).toBe('2 OF 8later');
    expect(await show(3, true)).toBe('live3 of 8now');
    expect(await show(0, true)).toBe('LIVENOW');
    expect(await show(4, false)).toBe('4 of 8later');
  },
);
