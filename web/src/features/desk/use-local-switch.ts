// A switch that is stored on this device.
import { useState } from 'react';
import { keep, readKept } from '../../lib/session-token.ts';

export function useLocalSwitch(key: string, usual: boolean): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => (readKept(key) ?? String(usual)) === 'true');
  const set = (next: boolean) => {
    keep(key, String(next));
    setOn(next);
  };
  return [isOn, set];
}
