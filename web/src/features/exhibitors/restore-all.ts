// Shows archived exhibitors again, one after another, and collects those that were refused.
import { restoreExhibitor } from '@visavis/contract/exhibitor-profile/calls';
import { isSessionOver } from '../../i18n/refusal.ts';
import { call } from '../../lib/api-client.ts';

/** What archiving and restoring need to know of an exhibitor. */
export interface Archivable {
  id: number;
  version: number;
  companyName: string;
  /** Without it, the edition that the dashboard works on. */
  editionId?: number;
}

/** @returns those that were refused, and why. @throws ApiError where the session ends meanwhile */
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
