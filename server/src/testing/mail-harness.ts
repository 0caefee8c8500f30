// A test setup for mail: the application, its mail sender and a mail server, all real.

import { silentLog } from '../adapters/log.ts';
import type { MailAddress } from '../adapters/mail/mail-address.ts';
import type { SmtpTimeLimits } from '../adapters/mail/smtp.ts';
import { type Mailing, startMailing } from '../start/mailing.ts';
import { findFreePort } from './free-port.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { openReview, type ReviewStand } from './review.ts';
import { readRow, readRows } from './rows.ts';
import { TEST_NOW } from './small-edition.ts';

export const MAIL_FROM: MailAddress = { name: 'Beauty Exhibition', address: 'meet@exhibition.example' };

export interface MailStand extends ReviewStand {
  readonly mailServer: MailServer;
  now(): Date;
  /** Advances the product's clock. */
  passMinutes(minutes: number): void;
  /** Stops sending and starts again, as another process. */
  restartMailing(limits?: SmtpTimeLimits): Promise<void>;
  stopMailing(): Promise<void>;
  /** Opens a new mail server at the same address, after the first was closed. */
  reopenMailServer(): Promise<void>;
  /** Approves every meeting of a registration, and sends its status email. */
  sendStatus(registrationId: number): Promise<void>;
  /** The rows of the outbox, oldest first. */
  outbox(): Promise<OutboxState[]>;
}

export interface OutboxState {
  id: number;
  kind: string;
  state: string;
  attempts: number;
  last_error: string | null;
  next_attempt_at: Date | null;
  sent_at: Date | null;
  message_id: string;
}

export async function openMailStand(limits?: SmtpTimeLimits): Promise<MailStand> {
  let now = TEST_NOW;
  const clock = () => now;
  let mailing: Mailing | null = null;
  let mailServer = await openMailServer(await findFreePort());
  const review = await openReview({
    clock,
    mail: { wake: () => mailing?.wake(), domain: 'exhibition.example' },
  });
  const { db } = review.test;
  const start = async (newLimits = limits) => {
    mailing = startMailing({
      db,
      clock,
      log: silentLog,
      publicUrl: 'https://meet.example.org',
      places: async () => () => 'Hall 3, 50000 Kuala Lumpur',
      mail: { server: { host: '127.0.0.1', port: mailServer.port, isSecure: false }, from: MAIL_FROM },
      ...(newLimits && { limits: newLimits }),
    });
  };
  const stop = async () => {
    await mailing?.stop();
    mailing = null;
  };
  await start();
  return {
    ...review,
    get mailServer() {
      return mailServer;
    },
    now: clock,
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
      // The next sweep would find it too; this avoids the wait.
      mailing?.wake();
    },
    restartMailing: async (newLimits) => {
      await stop();
      await start(newLimits);
    },
    reopenMailServer: async () => {
      mailServer = await openMailServer(mailServer.port);
    },
    sendStatus: async (registrationId) => {
      await review.test.post(`/api/meetings/${registrationId}/approve-all`, {}, review.editor);
      const { visitor_id, company_id } = await readRow(db, 'registration', { id: registrationId }, [
        'visitor_id',
        'company_id',
      ]);
      const body = { user_id: visitor_id, visitor_company_id: company_id };
      const answer = await review.test.post('/api/meetings/send-status-email', body, review.editor);
      if (answer.statusCode !== 200) throw new Error(`the status mail was refused: ${answer.body}`);
    },
    stopMailing: stop,
    outbox: () =>
      readRows(
        db,
        'email',
        {},
        ['id', 'kind', 'state', 'attempts', 'last_error', 'next_attempt_at', 'sent_at', 'message_id'],
        'id',
      ),
    close: async () => {
      await stop();
      await review.close();
      await mailServer.close();
    },
  };
}
