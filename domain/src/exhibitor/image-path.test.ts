// Tests that image paths use the specified slug and are safe for any name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  imageSlug,
  logoAddress,
  logoPath,
  productImageAddress,
  productImagePath,
  withRevision,
} from './image-path.ts';

describe('the slug of a name', () => {
  it.each([
    ['Lumi Cosmetics', 'lumi-cosmetics'],
    ['Belle & Co.', 'belle---co-'],
    ['ALPHA', 'alpha'],
    ['No.7 Lab', 'no-7-lab'],
    ['../../etc/passwd', '------etc-passwd'],
    ['a/b\\c', 'a-b-c'],
    ['한빛 뷰티', '한빛-뷰티'],
    ['Éclat', 'éclat'],
    ['E\u0301clat', 'éclat'],
    ['__proto__', '--proto--'],
    ['', ''],
  ])('%j is %j', (name, slug) => {
    expect(imageSlug(name)).toBe(slug);
  });

  it('differs for different names in the same script', () => {
    expect(imageSlug('한빛')).not.toBe(imageSlug('한별'));
  });
});

describe('the path of an image', () => {
  it('is as specified, percent-encoded', () => {
    expect(logoPath('Lumi Cosmetics')).toBe('/images/companies/lumi-cosmetics.png');
    expect(productImagePath('Lumi Cosmetics', 'Rose Serum')).toBe(
      '/images/companies/lumi-cosmetics/rose-serum.png',
    );
    expect(logoPath('美')).toBe('/images/companies/%E7%BE%8E.png');
  });

  it('stays in its folder and never throws, whatever the names', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, anything, (company, product) => {
        const safe = '(?:[a-z0-9-]|%[0-9A-F]{2})*';
        expect(logoPath(company)).toMatch(new RegExp(`^/images/companies/${safe}\\.png$`));
        expect(productImagePath(company, product)).toMatch(
          new RegExp(`^/images/companies/${safe}/${safe}\\.png$`),
        );
        expect(decodeURIComponent(logoPath(company))).toBe(`/images/companies/${imageSlug(company)}.png`);
      }),
    );
    expect(logoPath('\ud800')).toBe('/images/companies/-.png');
  });
});

it('puts the ID of a picture in its path, and changes the path with each upload', () => {
  expect(logoAddress({ id: 7, revision: 3 })).toBe('/images/exhibitors/7/logo?v=3');
  expect(productImageAddress({ id: 8, revision: 1 })).toBe('/images/products/8/image?v=1');
  expect(withRevision('/images/companies/a.png', 1)).toBe('/images/companies/a.png');
  expect(withRevision('/images/companies/a.png', 4)).toBe('/images/companies/a.png?v=4');
});
