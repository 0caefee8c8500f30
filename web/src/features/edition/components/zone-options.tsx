// Suggests the names of time zones to a field, as the browser knows them.
import { useMemo } from 'react';

export function ZoneOptions({ id }: { id: string }) {
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  return (
    <datalist id={id}>
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
}
