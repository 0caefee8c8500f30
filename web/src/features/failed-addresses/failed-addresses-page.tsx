// Addresses at which mail failed, as a list to work through, and where a bounce is entered.

import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import { retryEmail } from '@visavis/contract/email/calls';
import {
  clearFailedAddress,
  dealWithFailedAddress,
  listFailedAddresses,
} from '@visavis/contract/failed-address/calls';
import type { FailedAddress } from '@visavis/contract/failed-address/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type TextId, useText } from '../../i18n/text.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { call } from '../../lib/api-client.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { DataTable } from '../../list/data-table.tsx';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { useList } from '../../list/use-list.ts';
import { useAction } from '../../queries/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import stackStyles from '../../ui/stack.module.css';
import textStyles from '../../ui/text.module.css';
import { useToast } from '../../ui/toast.tsx';
import { BounceForm } from './bounce-form.tsx';
import styles from './failed-addresses-page.module.css';

const FAILED = defineRows({
  part: 'emails',
  name: 'failed-addresses',
  step: 20,
  idOf: ({ id }: FailedAddress) => id,
  load: async (query: Page & { dealt?: '1' }, signal) => {
    const { addresses, total } = await call(listFailedAddresses, { query, signal });
    return { rows: addresses, total, facts: {} };
  },
});
const idOfAddress = ({ id }: FailedAddress): number => id;

export function FailedAddressesPage() {
  const text = useText();
  const role = useRole();
  const queries = useQueryClient();
  const refresh = () => refreshList(queries, FAILED);
  const acting = useActing(refresh);
  const [isDealtShown, setDealtShown] = useState(false);
  return (
    <>
      <PageHead title={text('messages.failed.title')} lead={text('messages.failed.lead')} />
      {can(role, 'email.send') && <BounceForm onEntered={() => void refresh()} />}
      <Failure of={acting} />
      <FailedList acting={acting} isDealt={false} />
      <section className={stackStyles.above5} aria-labelledby="dealt">
        <Button
          id="dealt"
          variant="text"
          aria-expanded={isDealtShown}
          onClick={() => setDealtShown(!isDealtShown)}
        >
          {text('messages.failed.showDealt')}
        </Button>
        {isDealtShown && <FailedList acting={acting} isDealt />}
      </section>
    </>
  );
}

interface FailedListProps {
  acting: ReturnType<typeof useActing>;
  /** Those that somebody dealt with: mail still leaves them out. */
  isDealt: boolean;
}

function FailedList({ acting: { run, busyWith }, isDealt }: FailedListProps) {
  const text = useText();
  const instants = useInstants();
  const role = useRole();
  const list = useList(FAILED, isDealt ? { dealt: '1' } : {});
  const now = serverTimeOf(list.updatedAt);
  const mayAct = can(role, 'email.send');
  return (
    <ListRows
      list={list}
      idOf={idOfAddress}
      words={{
        loading: text('messages.failed.loading'),
        failed: text('messages.failed.listFailed'),
        tryAgain: text('messages.tryAgain'),
        found: (count) => text('messages.failed.shown', { count }),
      }}
      none={
        isDealt ? (
          <p>{text('messages.failed.noneDealt')}</p>
        ) : (
          <EmptyState
            icon={<MailX aria-hidden />}
            title={text('messages.failed.none')}
            hint={text('messages.failed.noneHint')}
          />
        )
      }
      table={(addresses, isBusy) => (
        <DataTable
          caption={text(isDealt ? 'messages.failed.dealtCaption' : 'messages.failed.caption')}
          columns={[
            { key: 'person', title: text('messages.failed.person'), small: { row: 1, side: 'start' } },
            { key: 'reason', title: text('messages.failed.reason'), small: 'whole' },
            { key: 'time', title: text('messages.failed.time'), small: { row: 1, side: 'end' } },
            ...(mayAct
              ? [{ key: 'actions', title: text('messages.failed.actions'), small: 'whole' as const }]
              : []),
          ]}
          rows={addresses.map((one) => ({
            id: one.id,
            cells: {
              person: (
                <span className={styles.person}>
                  <Link to={personPath(one.reference)} dir="auto">
                    {one.name}
                  </Link>
                  <span className={textStyles.note}>{one.email}</span>
                </span>
              ),
              reason: (
                <span className={styles.reason}>
                  <strong>{text(`messages.failed.kind.${one.kind}`)}</strong> {one.reason}
                  {one.emailId !== null && one.subject !== null && (
                    <Link to={`${DASHBOARD_PATHS.emails}/${one.emailId}`}>{one.subject}</Link>
                  )}
                </span>
              ),
              time: (
                <time className={textStyles.unbroken} dateTime={one.failedAt}>
                  {instants.recent(one.failedAt, now)}
                </time>
              ),
              actions: (
                <Actions
                  one={one}
                  isDealt={isDealt}
                  busy={busyWith?.one.id === one.id ? busyWith.name : null}
                  onAct={(name) => void run({ one, name })}
                />
              ),
            },
          }))}
          busy={isBusy}
        />
      )}
    />
  );
}

type ActionName = 'again' | 'deal' | 'good';

const WORDS: Record<ActionName, TextId> = {
  again: 'messages.failed.sendAgain',
  deal: 'messages.failed.deal',
  good: 'messages.failed.good',
};
const DONE: Record<ActionName, TextId> = {
  again: 'messages.failed.sentAgain',
  deal: 'messages.failed.dealt',
  good: 'messages.failed.isGood',
};

interface ActionsProps {
  one: FailedAddress;
  isDealt: boolean;
  busy: ActionName | null;
  onAct: (name: ActionName) => void;
}

function Actions({ one, isDealt, busy, onAct }: ActionsProps) {
  const text = useText();
  const of = <span className="visually-hidden"> {text('messages.failed.of', { name: one.name })}</span>;
  const names: ActionName[] = [
    ...(one.emailId === null || one.kind === 'bounce' ? [] : (['again'] as const)),
    ...(isDealt ? [] : (['deal'] as const)),
    'good',
  ];
  return (
    <span className={styles.actions}>
      <Link to={`${personPath(one.reference)}#contact`} className={styles.correct}>
        {text('messages.failed.correct')}
        {of}
      </Link>
      {names.map((name) => (
        <Button
          key={name}
          variant="text"
          busy={busy === name}
          busyText={text('messages.failed.sendingAgain')}
          onClick={() => onAct(name)}
        >
          {text(WORDS[name])}
          {of}
        </Button>
      ))}
    </span>
  );
}

function useActing(refresh: () => Promise<unknown>) {
  const text = useText();
  const toast = useToast();
  return useAction({
    act: async ({ one: { id, emailId }, name }: { one: FailedAddress; name: ActionName }) => {
      const params = { id };
      if (name === 'deal') return call(dealWithFailedAddress, { params });
      // What is sent again counts as good until it fails again.
      if (name === 'again' && emailId !== null) await call(retryEmail, { params: { id: emailId } });
      return call(clearFailedAddress, { params });
    },
    failed: text('messages.failed.notDone'),
    done: async (_, { name }) => {
      toast(text(DONE[name]));
      await refresh();
    },
  });
}
