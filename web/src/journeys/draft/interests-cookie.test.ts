// What the server is told of interests: those of the draft, and nothing where the browser keeps none.
import { afterEach, expect, it, vi } from 'vitest';

const INTEREST = { category: 'Skincare', subCategory: 'Serums', categoryId: 1, subCategoryId: 3 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

/** The cookies that are written once a part of a draft was. */
async function written(): Promise<string[]> {
  const { writeText } = await import('../../wizard/storage.ts');
  const { keepForServer } = await import('./interests-cookie.ts');
  const cookies: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  writeText('selectedInterests', 'kept');
  keepForServer([INTEREST]);
  return cookies;
}

it('names the interests of a draft that is kept', async () => {
  expect(await written()).toEqual([expect.stringMatching(/^interests=1\.3;/)]);
});

it('names none where the browser keeps no draft', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(await written()).toEqual([expect.stringMatching(/^interests=;.*max-age=0/i)]);
});
