// Shows archived exhibitors again, one after another, and collects those that were refused.
import { restoreExhibitor } from '@visavis/contract/exhibitor-profile/calls';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useRefreshExhibitors } from './api.ts';

/** What archiving and restoring need to know of an exhibitor. */
export interface Archivable {
  id: number;
  version: number;
  companyName: string;
  /** Without it, the edition that the dashboard works on. */
  editionId?: number;
}

export function useRestore() {
  const refresh = useRefreshExhibitors();
  const [isBusy, setBusy] = useState(false);
  const restore = async (exhibitors: readonly Archivable[]) => {
    setBusy(true);
    const failures: { exhibitor: Archivable; error: unknown }[] = [];
    for (const exhibitor of exhibitors) {
      const { id, version } = exhibitor;
      try {
        await call(restoreExhibitor, { params: { id }, body: { version } });
      } catch (error) {
        failures.push({ exhibitor, error });
      }
    }
    setBusy(false);
    refresh();
    return failures;
  };
  return { restore, isBusy };
}
