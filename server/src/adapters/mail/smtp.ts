// Sends one message to the mail server over SMTP, with a time limit on every step, and reports the outcome.
import { domainToASCII } from 'node:url';
import type { EmailFailure } from '@visavis/domain/email/failures';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailAddress } from './mail-address.ts';
import { isLoopback, type SmtpServer } from './smtp-server-address.ts';

export interface OutgoingMessage {
  messageId: string;
  recipient: MailAddress;
  /** The sender's name, where it is not the one in the settings. */
  senderName?: string;
  /** The address for replies, where it is not the sender's; null for none. */
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; mediaType: string; content: string }[];
  /** The one-click unsubscribe URL (RFC 8058); absent for messages without an opt-out. */
  unsubscribe?: string;
  date: Date;
}

/**
 * sent: the server answered 250. refused: permanently, a retry would not help. failed: a retry may succeed.
 * stopped: aborted by `close`.
 */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'stopped' }
  | { kind: 'failed'; reason: string }
  /** isOfAddress: the recipient was refused, not the content of the message. */
  | { kind: 'refused'; reason: string; isOfAddress: boolean };

export interface MailSender {
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /** Aborts all sends in progress. */
  close(): void;
}

export interface SmtpTimeLimits {
  /** Until connected, and until the greeting. Milliseconds. */
  connectMs: number;
  /** Longest silence of the server. */
  silenceMs: number;
  /** Limit for all steps together: a server that drips its replies must not block the queue. */
  wholeMs: number;
}

const TIME_LIMITS: SmtpTimeLimits = { connectMs: 10_000, silenceMs: 30_000, wholeMs: 120_000 };
const LONGEST_REASON = 500;

/** Every message uses its own connection: none can go stale. */
export function createSmtpSender(
  server: SmtpServer,
  from: MailAddress,
  /** The host name that this machine gives to the mail server. */
  ownName: string,
  limits: SmtpTimeLimits = TIME_LIMITS,
): MailSender {
  const open = new Set<(outcome: SendOutcome) => void>();

  async function send(message: OutgoingMessage): Promise<SendOutcome> {
    const { address } = message.recipient;
    // The envelope is what the server acts on: exactly one address, and nothing that could start a second line.
    if (!isOneAddress(address))
      return {
        kind: 'refused',
        reason: 'This is not an email address.' satisfies EmailFailure,
        isOfAddress: true,
      };
    const source = await compose(message, from);
    const connection = new SMTPConnection({
      ...optionsOf(server),
      name: ownName,
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.connectMs,
      dnsTimeout: limits.connectMs,
      socketTimeout: limits.silenceMs,
      socketCloseTimeout: 1_000,
    });
    return new Promise((resolve) => {
      let isSettled = false;
      const end = (outcome: SendOutcome) => {
        if (isSettled) return;
        isSettled = true;
        clearTimeout(timer);
        open.delete(end);
        if (outcome.kind === 'sent') connection.quit();
        else connection.close();
        resolve(outcome);
      };
      const fail = (error: Error) => end(outcomeOf(error));
      const timer = setTimeout(
        () => fail(new Error('The mail server took too long.' satisfies EmailFailure)),
        limits.wholeMs,
      );
      open.add(end);
      connection.on('error', fail);
      connection.on('end', () =>
        fail(new Error('The mail server closed the connection.' satisfies EmailFailure)),
      );
      const deliver = () =>
        connection.send({ from: inAscii(from.address), to: [inAscii(address)] }, source, (error) =>
          error ? fail(error) : end({ kind: 'sent' }),
        );
      connection.connect((error) => {
        if (error) fail(error);
        else if (server.user === undefined) deliver();
        else
          connection.login({ user: server.user, pass: server.password }, (refusal) =>
            refusal ? fail(refusal) : deliver(),
          );
      });
    });
  }

  return {
    send,
    close: () => {
      for (const end of open) end({ kind: 'stopped' });
    },
  };
}

/** With its domain in ASCII, which every mail server accepts: few support SMTPUTF8. */
const inAscii = (address: string): string =>
  address.replace(/(?<=@)[^@]*$/, (domain) => domainToASCII(domain) || domain);

function optionsOf(server: SmtpServer) {
  return {
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    // A password is never sent in clear, unless it stays on this machine.
    requireTLS: !server.isSecure && server.user !== undefined && !isLoopback(server.host),
  };
}

/** Names and addresses are passed as objects, so that nothing in them is parsed as a list, a group or a header. */
function compose(message: OutgoingMessage, from: MailAddress): Promise<Buffer> {
  return new MailComposer({
    from: message.senderName === undefined ? from : { ...from, name: message.senderName },
    to: message.recipient,
    ...(message.replyTo !== null && isOneAddress(message.replyTo)
      ? { replyTo: { name: '', address: message.replyTo } }
      : {}),
    subject: message.subject,
    messageId: message.messageId,
    date: message.date,
    text: message.text,
    html: message.html,
    attachments: message.attachments.map(({ filename, mediaType, content }) => ({
      filename,
      contentType: mediaType,
      content,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${message.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
    .compile()
    .build();
}

const CONTROL_OR_BLANK = /[\p{Cc}\s\u2028\u2029<>,;]/u;

function isOneAddress(address: string): boolean {
  return address.length <= 320 && /^[^@]+@[^@]+$/.test(address) && !CONTROL_OR_BLANK.test(address);
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** A rejected recipient or message is final; a rejected login or sender is a setting that the organiser can fix. */
function outcomeOf(error: SmtpError): SendOutcome {
  const { code, command = '', response, responseCode } = error;
  const reason = (response ?? error.message).replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
  const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  const isAboutMessage = /^(RCPT TO|DATA|API)$/.test(command);
  return isFinal && isAboutMessage
    ? { kind: 'refused', reason, isOfAddress: command === 'RCPT TO' }
    : { kind: 'failed', reason };
}
