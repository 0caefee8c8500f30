// The document requests of an application: one line each in the row, and with reason and history in the dialog.
import type { DocumentRequestInfo, HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { DocumentRequestState } from '@visavis/domain/document/request';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { can } from '@visavis/domain/identity/grants';
import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import { useId } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import { MailNotice, MailState } from '../../../ui/mail-notice.tsx';
import { canRequestDocument } from '../document-request-kinds.ts';
import type { Decisions } from '../use-decisions.ts';
import styles from './document-requests.module.css';

const ICONS: Record<DocumentRequestState, LucideIcon> = { asked: Clock, 'handed-in': Check, withdrawn: X };
const SHORT: Record<DocumentRequestState, TextId> = {
  asked: 'hostedBuyers.askedFor',
  'handed-in': 'hostedBuyers.handedIn',
  withdrawn: 'hostedBuyers.withdrawn',
};
const ON: Record<DocumentRequestState, TextId> = {
  asked: 'hostedBuyers.askedOn',
  'handed-in': 'hostedBuyers.handedInOn',
  withdrawn: 'hostedBuyers.withdrawnOn',
};

interface RequestsProps {
  row: HostedRow;
  decisions: Decisions;
}

/** In the row: open and answered requests, and the button for a new one. */
export function RequestLines({ row, decisions, onAsk }: RequestsProps & { onAsk: (row: HostedRow) => void }) {
  const text = useText();
  const role = useRole();
  const { name } = row;
  const isBusy = decisions.busyOf(row.id) !== undefined;
  return (
    <>
      {row.documentRequests
        .filter(({ state }) => state !== 'withdrawn')
        .map((request) => (
          <div key={request.id} className={styles.standing}>
            <StateLine request={request} />
            {request.mail?.state === 'failed' && (
              <MailNotice kind="failed">{text('hostedBuyers.askNotSent')}</MailNotice>
            )}
          </div>
        ))}
      {can(role, 'document-request.make') && canRequestDocument(row) && (
        <Button
          variant="text"
          className={styles.ask}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onAsk(row);
          }}
        >
          {text('hostedBuyers.ask')}
          <span className="visually-hidden"> {text('hostedBuyers.askOf', { name })}</span>
        </Button>
      )}
    </>
  );
}

function StateLine({ request: { kind, state } }: { request: DocumentRequestInfo }) {
  const text = useText();
  const Icon = ICONS[state];
  return (
    <p className={`${styles.line} ${styles[state]}`}>
      <Icon aria-hidden />
      {text(SHORT[state], { document: text.choice('documentKind', kind) })}
    </p>
  );
}

/** In the documents dialog: each request with its reason, who made it, and the button to withdraw it. */
export function RequestList({ row, decisions }: RequestsProps) {
  const text = useText();
  const role = useRole();
  const instants = useInstants();
  const id = useId();
  if (row.documentRequests.length === 0) return null;
  const isBusy = decisions.busyOf(row.id) === 'withdraw';
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h3 id={id}>{text('hostedBuyers.requests')}</h3>
      <ul>
        {row.documentRequests.map((request) => {
          const { kind, state, reason, askedAt, askedBy, endedAt, mail } = request;
          const document = text.choice('documentKind', kind);
          return (
            <li key={request.id}>
              <StateLine request={request} />
              {reason !== '' && <p className={styles.reason}>{text.choice('reason', reason)}</p>}
              <p className={styles.when}>
                {text('hostedBuyers.askedBy', { by: askedBy, when: instants.instant(askedAt) })}
              </p>
              {endedAt !== null && (
                <p className={styles.when}>{text(ON[state], { when: instants.instant(endedAt) })}</p>
              )}
              {state === 'asked' && mail && <MailState mail={mail} unsent={NOT_SENT_SENTENCE} />}
              {state === 'asked' && can(role, 'document-request.make') && (
                <Button
                  variant="text"
                  className={styles.ask}
                  busy={isBusy}
                  busyText={text('hostedBuyers.withdraw')}
                  onClick={() => void decisions.withdraw(row, request.id)}
                >
                  {text('hostedBuyers.withdraw')}
                  <span className="visually-hidden">
                    {' '}
                    {text('hostedBuyers.withdrawOf', { document, name: row.name })}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
