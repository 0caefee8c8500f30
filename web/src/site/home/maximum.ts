// How many exhibitors a visitor may choose, with a default while the edition loads.
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import type { Edition } from '@visavis/domain/edition/schema';

export const maximumOf = (edition: Edition | undefined): number =>
  edition?.limits.businessMaximum ?? DEFAULT_BUSINESS_LIMITS.businessMaximum;
