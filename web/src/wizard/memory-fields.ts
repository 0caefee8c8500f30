// Form fields that outlive a step but not a reload, so that what a link opens does not stay on the device.
import { memoryValue } from './memory-value.ts';
import type { StoredFields } from './use-form-draft.ts';

export function memoryFields<V extends object>(
  saved: Partial<V>,
): StoredFields<V> & { replace(fields: Partial<V>): void } {
  const value = memoryValue(saved);
  return {
    read: value.read,
    change: (fields) => value.write({ ...value.read(), ...fields }),
    replace: value.write,
    subscribe: value.subscribe,
  };
}
