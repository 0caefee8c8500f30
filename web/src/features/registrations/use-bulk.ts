// Does one thing with many registrations, a part at a time, and keeps what came of it.
import { useQueryClient } from '@tanstack/react-query';
import { deleteRegistration, getMeetingGroup } from '@visavis/contract/meeting/calls';
import { decideRegistrations, mailRegistrations, reopenMeetings } from '@visavis/contract/meeting/list-calls';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { REGISTRATIONS } from './api.ts';

export type BulkAction = 'approve' | 'reject' | 'mail' | 'delete';

/** What one call does at most: small enough that progress is seen. */
const PART = { approve: 10, reject: 10, mail: 25, delete: 1 } as const;
const REOPEN_PART = 200;

export interface BulkSummary {
  action: BulkAction;
  /** Registrations with which something was done. */
  done: number[];
  /** Meetings that were decided, with their versions afterwards. */
  decided: { id: number; version: number }[];
  refused: { name: string; sentence: string }[];
  /** Registrations that were not reached, and why; null when all were. */
  stopped: { ids: number[]; sentence: string } | null;
}

interface Part extends Pick<BulkSummary, 'done' | 'decided' | 'refused'> {}

export function useBulk(nameOf: (id: number) => string) {
  const text = useText();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<{
    action: BulkAction | 'undo';
    done: number;
    total: number;
  } | null>(null);
  const [summary, setSummary] = useState<BulkSummary | null>(null);
  const [undone, setUndone] = useState<{ reopened: number; refused: string[] } | null>(null);

  const run = async (action: BulkAction, ids: readonly number[], reason = '') => {
    if (progress) return;
    setSummary(null);
    setUndone(null);
    const result: BulkSummary = { action, done: [], decided: [], refused: [], stopped: null };
    for (let begin = 0; begin < ids.length; begin += PART[action]) {
      setProgress({ action, done: begin, total: ids.length });
      const part = ids.slice(begin, begin + PART[action]);
      try {
        const { done, decided, refused } = await runPart(text, { action, ids: part, reason, nameOf });
        result.done.push(...done);
        result.decided.push(...decided);
        result.refused.push(...refused);
      } catch (error) {
        const sentence = isSessionOver(error)
          ? text('review.bulkSessionOver')
          : sentenceOf(text, error, text('review.notChanged'));
        result.stopped = { ids: ids.slice(begin), sentence };
        break;
      }
    }
    setProgress(null);
    setSummary(result);
    await refreshList(queries, REGISTRATIONS);
  };

  /** Takes back the decisions of the summary, where nothing has changed since; what was not reached stays in it. */
  const undo = async () => {
    if (progress || !summary) return;
    const { decided } = summary;
    const refused: string[] = [];
    let reopened = 0;
    let left: BulkSummary['decided'] = [];
    for (let begin = 0; begin < decided.length; begin += REOPEN_PART) {
      setProgress({ action: 'undo', done: begin, total: decided.length });
      try {
        const body = { meetings: decided.slice(begin, begin + REOPEN_PART) };
        const answer = await call(reopenMeetings, { body });
        reopened += answer.reopened;
        refused.push(...answer.refused.map(({ reason, message }) => text.message(reason, message)));
      } catch (error) {
        refused.push(sentenceOf(text, error, text('review.notChanged')));
        left = decided.slice(begin);
        break;
      }
    }
    setProgress(null);
    setSummary(left.length > 0 ? { ...summary, decided: left } : null);
    setUndone({ reopened, refused });
    await refreshList(queries, REGISTRATIONS);
  };
  return {
    progress,
    summary,
    undone,
    run,
    undo,
    dismiss: () => {
      setSummary(null);
      setUndone(null);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;

interface PartRequest {
  action: BulkAction;
  ids: number[];
  reason: string;
  nameOf: (id: number) => string;
}

async function runPart(text: Text, { action, ids, reason, nameOf }: PartRequest): Promise<Part> {
  const sentenceFor = ({
    reason: why,
    message,
  }: {
    reason?: Parameters<Text['message']>[0];
    message: string;
  }) => text.message(why, message);
  if (action === 'delete') return removeOne(text, ids[0] ?? 0, nameOf);
  if (action === 'mail') {
    const { people } = await call(mailRegistrations, { body: { ids } });
    return {
      done: people.filter(({ refused }) => refused === null).map(({ id }) => id),
      decided: [],
      refused: people.flatMap(({ id, name, refused }) =>
        refused ? [{ name: name || nameOf(id), sentence: sentenceFor(refused) }] : [],
      ),
    };
  }
  const { people } = await call(decideRegistrations, {
    body: { ids, action, ...(reason !== '' && { reason }) },
  });
  return {
    done: people.filter(({ decided }) => decided.length > 0).map(({ id }) => id),
    decided: people.flatMap(({ decided }) => decided),
    refused: people.flatMap(({ id, name, refused }) =>
      refused.map((one) => ({ name: name || nameOf(id), sentence: sentenceFor(one) })),
    ),
  };
}

async function removeOne(text: Text, id: number, nameOf: (id: number) => string): Promise<Part> {
  try {
    const { user_id, visitor_company_id } = await call(getMeetingGroup, { params: { id } });
    await call(deleteRegistration, { body: { id, user_id, visitor_company_id } });
    return { done: [id], decided: [], refused: [] };
  } catch (error) {
    if (isSessionOver(error)) throw error;
    const sentence = sentenceOf(text, error, text('review.deleteFailed'));
    return { done: [], decided: [], refused: [{ name: nameOf(id), sentence }] };
  }
}
