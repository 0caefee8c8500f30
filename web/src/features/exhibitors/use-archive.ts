// Archives exhibitors one after another, or shows them again, and collects those that were refused.
import { archiveExhibitor, restoreExhibitor } from '@visavis/contract/exhibitor-profile/calls';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useRefreshExhibitors } from './api.ts';

export interface Archivable {
  id: number;
  version: number;
  companyName: string;
}

export function useArchive(isRestoring: boolean) {
  const refresh = useRefreshExhibitors();
  const [isBusy, setBusy] = useState(false);
  const archive = async (exhibitors: readonly Archivable[]) => {
    setBusy(true);
    const failures: { exhibitor: Archivable; error: unknown }[] = [];
    for (const exhibitor of exhibitors) {
      const { id, version } = exhibitor;
      try {
        await call(isRestoring ? restoreExhibitor : archiveExhibitor, { params: { id }, body: { version } });
      } catch (error) {
        failures.push({ exhibitor, error });
      }
    }
    setBusy(false);
    refresh();
    return failures;
  };
  return { archive, isBusy };
}
