// The key of the visitor's own schedule on the device from which they registered, and the address that it opens.
import { MY_SCHEDULE_PATH } from '@visavis/contract/page-path';
import { textShape } from '../lib/shape.ts';
import { storedValue } from '../wizard/stored-value.ts';

/** Empty on a device without one. Cleared once the key no longer opens anything. */
export const ownSchedule = storedValue<string>({
  key: 'scheduleKey',
  owner: 'visitor',
  version: 1,
  shape: textShape,
  empty: '',
  isMissed: false,
});

export const scheduleAddress = (key: string): string => `${MY_SCHEDULE_PATH}?${new URLSearchParams({ key })}`;
