// The previous person, whose meetings were all approved at once: the email and, for ten minutes, Undo.
import { useQueryClient } from '@tanstack/react-query';
import { reopenMeetings } from '@visavis/contract/meeting/bulk-calls';
import { HISTORY_UNDO_MINUTES } from '@visavis/domain/person/undo';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { loadRegistration, useRegistration } from '../api.ts';
import type { Mailing } from '../use-send-email.ts';
import styles from './finished-person.module.css';
import { MailSection } from './mail-section.tsx';

export interface Finished {
  id: number;
  /** The approved meetings, as they were afterwards. */
  approved: readonly { id: number; version: number }[];
}

export function FinishedPerson({ finished, mailing }: { finished: Finished; mailing: Mailing }) {
  const { data: group } = useRegistration(finished.id);
  const text = useText();
  const undo = useUndo(finished);
  if (group?.id !== finished.id) return null;
  return (
    <div className={styles.finished}>
      <MailSection group={group} mailing={mailing} isOfAnother />
      <div role="status">
        {undo.said !== null && <Banner kind={undo.isRefused ? 'error' : 'info'}>{undo.said}</Banner>}
      </div>
      {undo.isOffered && (
        <Button
          variant="text"
          icon={<Undo2 aria-hidden />}
          busy={undo.isBusy}
          aria-label={text('review.undoApproveAllOf', { name: group.name })}
          onClick={() => void undo.run()}
        >
          {text('review.bulkUndo')}
        </Button>
      )}
    </div>
  );
}

function useUndo({ id, approved }: Finished) {
  const text = useText();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<{ said: string; isRefused: boolean } | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), HISTORY_UNDO_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, []);
  const { run, isBusy, failure } = useAction({
    act: () => call(reopenMeetings, { body: { meetings: [...approved] } }),
    failed: text('review.notChanged'),
    done: async ({ reopened, refused }) => {
      const why = refused.map((one) => text.message(one.reason, one.message));
      const done = reopened > 0 ? [text('review.bulkUndone', { count: reopened })] : [];
      setOutcome({ said: [...done, ...new Set(why)].join(' '), isRefused: why.length > 0 });
      await loadRegistration(queries, id);
    },
  });
  return {
    run,
    isBusy,
    said: failure ?? outcome?.said ?? null,
    isRefused: failure !== null || outcome?.isRefused === true,
    isOffered: approved.length > 0 && !isLate && !outcome,
  };
}
