// The texts for the gaps of a profile.
import type { ProfileGap } from '@visavis/domain/exhibitor/profile-gap';
import type { TextId } from '../../i18n/text.ts';

export const GAP_WORDS: Record<ProfileGap, TextId> = {
  booth: 'exhibitors.gap.booth',
  'sub-category': 'exhibitors.gap.subCategory',
  country: 'exhibitors.gap.country',
  'product-profile': 'exhibitors.gap.productProfile',
  description: 'exhibitors.gap.description',
  product: 'exhibitors.gap.product',
  logo: 'exhibitors.gap.logo',
};
