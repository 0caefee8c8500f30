// The first gap of a profile, and the order of the gaps.
import { describe, expect, it } from 'vitest';
import { type CheckedProfile, firstProfileGap, PROFILE_GAPS } from './profile-gap.ts';

const COMPLETE: CheckedProfile = {
  company: {
    booth: 'A-208',
    country: 'South Korea',
    productProfile: 'Ampoules',
    description: 'Things for the skin.',
    hasLogo: true,
  },
  subCategories: 1,
  products: 1,
};

describe('the first gap of a profile', () => {
  it('is null when the profile is complete', () => {
    expect(firstProfileGap(COMPLETE)).toBe(null);
  });

  it.each([
    ['booth', { booth: ' ' }, {}],
    ['sub-category', {}, { subCategories: 0 }],
    ['country', { country: '' }, {}],
    ['product-profile', { productProfile: '\n' }, {}],
    ['description', { description: '' }, {}],
    ['product', {}, { products: 0 }],
    ['logo', { hasLogo: false }, {}],
  ])('is %s when only that is missing', (gap, company, rest) => {
    const profile = { ...COMPLETE, ...rest, company: { ...COMPLETE.company, ...company } };
    expect(firstProfileGap(profile)).toBe(gap);
  });

  it('follows the listed order when everything is missing, one gap closed after the other', () => {
    const company = { booth: '', country: '', productProfile: '', description: '', hasLogo: false };
    const profile: CheckedProfile = { company, subCategories: 0, products: 0 };
    const close: Record<string, () => void> = {
      booth: () => (company.booth = COMPLETE.company.booth),
      'sub-category': () => (profile.subCategories = 1),
      country: () => (company.country = COMPLETE.company.country),
      'product-profile': () => (company.productProfile = COMPLETE.company.productProfile),
      description: () => (company.description = COMPLETE.company.description),
      product: () => (profile.products = 1),
      logo: () => (company.hasLogo = true),
    };
    const found = [];
    for (let gap = firstProfileGap(profile); gap !== null; gap = firstProfileGap(profile)) {
      found.push(gap);
      close[gap]?.();
    }
    expect(found).toEqual([...PROFILE_GAPS]);
  });
});
