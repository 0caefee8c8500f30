// Wires up the mail: the outbox is relayed to a worker, and the worker sends over SMTP.
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../adapters/database/schema.ts';
import { jobQueue } from '../adapters/jobs/queue.ts';
import { startWorker } from '../adapters/jobs/worker.ts';
import type { Log } from '../adapters/log.ts';
import { domainOf, mailHostName } from '../adapters/mail/mail-address.ts';
import { createSmtpSender, type SmtpTimeLimits } from '../adapters/mail/smtp.ts';
import { EMAIL_EFFECTS } from '../email-kinds.ts';
import type { DirectMail } from '../features/connection/service.ts';
import type { Places } from '../features/email/calendar.present.ts';
import { SEND_EMAIL_TASK, startRelay } from '../features/email/relay.job.ts';
import { createEmailSending } from '../features/email/send.job.ts';
import type { Settings } from '../settings/settings.ts';

export interface MailingDependencies {
  db: Kysely<Database>;
  /** The worker opens its own connections. */
  connection: pg.PoolConfig;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** Of the edition that an email is about. */
  places: (editionId: number | null) => Promise<Places>;
  mail: NonNullable<Settings['mail']>;
  limits?: SmtpTimeLimits;
}

export interface Mailing {
  handOver: () => void;
  /** The domain part of Message-IDs. */
  domain: string;
  /** Sends past the outbox, for tests of the connection. */
  direct: DirectMail;
  stop(): Promise<void>;
}

export async function startMailing(dependencies: MailingDependencies): Promise<Mailing> {
  const { db, connection, clock, log, publicUrl, places, mail } = dependencies;
  const sender = createSmtpSender(
    mail.server,
    mail.from,
    mailHostName(publicUrl, mail.from),
    dependencies.limits,
  );
  const stopping = new AbortController();
  const send = createEmailSending({
    db,
    clock,
    sender,
    effects: EMAIL_EFFECTS,
    publicUrl,
    places,
    log,
    stopped: stopping.signal,
  });
  const worker = await startWorker({
    connection,
    tasks: { [SEND_EMAIL_TASK]: (payload) => send(emailIdOf(payload)) },
    log,
    abortJobs: () => {
      stopping.abort();
      sender.close();
    },
  });
  const relay = startRelay({ db, clock, queue: jobQueue, log });
  return {
    handOver: relay.soon,
    domain: domainOf(mail.from),
    direct: { from: mail.from, send: sender.send },
    stop: async () => {
      await relay.close();
      await worker.stop();
    },
  };
}

function emailIdOf(payload: unknown): number {
  const id = payload !== null && typeof payload === 'object' && 'emailId' in payload ? payload.emailId : null;
  if (typeof id !== 'number') throw new Error('This job has no emailId.');
  return id;
}
