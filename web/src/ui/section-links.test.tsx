// Links of a row go to their sections, and the section being read is the current one.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SectionLinks } from './section-links.tsx';

const SECTIONS = [
  { id: 'dates', title: 'Dates and hours' },
  { id: 'limits', title: 'Limits' },
  { id: 'prices', title: 'Prices' },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <>
      <SectionLinks label="Parts of the page" sections={SECTIONS} />
      {SECTIONS.map(({ id, title }) => (
        <section key={id} id={id} tabIndex={-1}>
          <h2>{title}</h2>
        </section>
      ))}
    </>,
  );
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});

const current = () => document.querySelector('[aria-current]')?.textContent;
const scrollTo = (tops: Record<string, number>) => {
  for (const [id, top] of Object.entries(tops))
    vi.spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 100, 100),
    );
  fireEvent.scroll(window);
};

test('a link goes to its section, focuses it and is the current one', async () => {
  expect(current()).toBe('Dates and hours');
  await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
  await expect.poll(() => [document.activeElement?.id, current()]).toEqual(['prices', 'Prices']);
  // The last section of a page may not reach its top.
  scrollTo({ dates: -900, limits: -300, prices: 600 });
  expect(current()).toBe('Prices');
});

test('scrolling makes the section at the top of the screen the current one', () => {
  fireEvent.wheel(window);
  scrollTo({ dates: -900, limits: 20, prices: 700 });
  expect(current()).toBe('Limits');
  scrollTo({ dates: 10, limits: 800, prices: 1500 });
  expect(current()).toBe('Dates and hours');
});
