// The query for the audit trail, newest first.
import { listAudit } from '@visavis/contract/audit/calls';
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { call } from '../../lib/api-client.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { useList } from '../../list/use-list.ts';

const AUDIT = defineRows({
  part: 'audit',
  name: 'audit',
  step: 50,
  idOf: ({ id }: AuditEntry) => id,
  load: async (query: { search?: string } & Page, signal) => {
    const { entries, total } = await call(listAudit, { query, signal });
    return { rows: entries, total, facts: null };
  },
});

/** @param search matched anywhere in actor, action or subject; empty for all */
export const useAuditTrail = (search: string) => useList(AUDIT, search === '' ? {} : { search });
