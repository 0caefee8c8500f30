// Wires up the mail: sends the outbox over SMTP.
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../adapters/database/schema.ts';
import type { Log } from '../adapters/log.ts';
import { domainOf, mailHostName } from '../adapters/mail/mail-address.ts';
import { createSmtpSender, type SmtpTimeLimits } from '../adapters/mail/smtp.ts';
import { EMAIL_EFFECTS } from '../email-kinds.ts';
import type { DirectMail } from '../features/connection/service.ts';
import type { Places } from '../features/email/calendar.present.ts';
import { startSending } from '../features/email/send.job.ts';
import type { Settings } from '../settings/settings.ts';

/** Grace period for messages in flight at a stop, and again once they have been aborted. */
const PATIENCE_MS = 1_200;
const BREAK_OFF_MS = 800;

export interface MailingDependencies {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** The locations of the edition that an email is about. */
  places: (editionId: number | null) => Promise<Places>;
  mail: NonNullable<Settings['mail']>;
  limits?: SmtpTimeLimits;
}

export interface Mailing {
  /** Starts sending what is queued. */
  wake: () => void;
  /** The domain part of Message-IDs. */
  domain: string;
  /** Sends bypassing the outbox, for connection tests. */
  direct: DirectMail;
  stop(): Promise<void>;
}

export function startMailing(dependencies: MailingDependencies): Mailing {
  const { db, clock, log, publicUrl, places, mail } = dependencies;
  const sender = createSmtpSender(
    mail.server,
    mail.from,
    mailHostName(publicUrl, mail.from),
    dependencies.limits,
  );
  const stopping = new AbortController();
  const sending = startSending({
    db,
    clock,
    sender,
    effects: EMAIL_EFFECTS,
    publicUrl,
    places,
    log,
    stopped: stopping.signal,
  });
  return {
    wake: sending.soon,
    domain: domainOf(mail.from),
    direct: { from: mail.from, send: sender.send },
    stop: async () => {
      const ended = sending.stop();
      if (await endsWithin(ended, PATIENCE_MS)) return;
      stopping.abort();
      sender.close();
      // A message whose attempt does not end now is sent by the next process once its claim has lapsed.
      await endsWithin(ended, BREAK_OFF_MS);
    },
  };
}

const endsWithin = (work: Promise<void>, ms: number): Promise<boolean> =>
  Promise.race([work.then(() => true), setTimeout(ms, false, { ref: false })]);
