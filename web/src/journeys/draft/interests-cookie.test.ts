// The interests cookie contains those of the draft, and none when the browser cannot store a draft.
import { afterEach, expect, it, vi } from 'vitest';

const INTEREST = { category: 'Skincare', subCategory: 'Serums', categoryId: 1, subCategoryId: 3 };

afterEach(() => vi.resetModules());

/** The cookies set after part of a draft was stored. */
async function written(): Promise<string[]> {
  const { writeText } = await import('../../wizard/storage.ts');
  const { writeInterestsCookie } = await import('./interests-cookie.ts');
  const cookies: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  writeText('selectedInterests', 'kept');
  writeInterestsCookie([INTEREST]);
  return cookies;
}

it('contains the interests of a stored draft', async () => {
  expect(await written()).toEqual([expect.stringMatching(/^interests=1\.3;/)]);
});

it('contains none when the browser stores no draft', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(await written()).toEqual([expect.stringMatching(/^interests=;.*max-age=0/i)]);
});
