// Restores archived exhibitors, one after another, and collects those that were refused.
import { restoreExhibitor } from '@visavis/contract/exhibitor-profile/calls';
import { isSessionOver } from '../../i18n/refusal.ts';
import { call } from '../../lib/api-client.ts';

/** The data of an exhibitor that archiving and restoring need. */
export interface Archivable {
  id: number;
  version: number;
  companyName: string;
  /** Undefined for the edition that the dashboard works on. */
  editionId?: number;
}

/** @returns the refused exhibitors with their errors. @throws ApiError if the session has ended */
export async function restoreAll(exhibitors: readonly Archivable[]) {
  const refused: { exhibitor: Archivable; error: unknown }[] = [];
  for (const exhibitor of exhibitors) {
    const { id, version } = exhibitor;
    try {
      await call(restoreExhibitor, { params: { id }, body: { version } });
    } catch (error) {
      if (isSessionOver(error)) throw error;
      refused.push({ exhibitor, error });
    }
  }
  return refused;
}
