// A mail server in the test's own process, which accepts, refuses, dawdles or hangs up as a test wants it to.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Of the envelope. */
  from: string;
  recipients: string[];
  /** What the sender calls itself. */
  helloName: string;
  raw: string;
  parsed: Email;
}

/** A step of the conversation: 'recipient' after RCPT TO, 'message' after the whole of DATA. */
export interface MailServerBehaviour {
  /** Such as '450 4.2.1 try later', given to a recipient. */
  refuseRecipient?: string;
  /** Given to the message after DATA. */
  refuseMessage?: string;
  /** Takes the message, and hangs up without an answer. */
  hangUpAfterData?: boolean;
  /** Milliseconds before the answer to the message. */
  answerAfterMs?: number;
}

export interface MailServer {
  port: number;
  /** What came in whole, whatever was answered. */
  received: ReceivedMail[];
  /** What it does from here on. */
  behave(behaviour: MailServerBehaviour): void;
  /** Connections that were made so far. */
  connections(): number;
  close(): Promise<void>;
}

/** @param port another test may have found it free; 0 takes any */
export async function openMailServer(port = 0): Promise<MailServer> {
  let behaviour: MailServerBehaviour = {};
  let connections = 0;
  const received: ReceivedMail[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(behaviour.refuseRecipient === undefined ? null : refusal(behaviour.refuseRecipient));
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const raw = Buffer.concat(parts).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          helloName: session.hostNameAppearsAs,
          raw,
          parsed: await PostalMime.parse(raw),
        });
        const { refuseMessage, hangUpAfterData, answerAfterMs = 0 } = behaviour;
        if (hangUpAfterData) return hangUp();
        const timer = setTimeout(() => {
          timers.delete(timer);
          callback(refuseMessage === undefined ? null : refusal(refuseMessage));
        }, answerAfterMs);
        timers.add(timer);
      });
    },
  });
  /** All at once: a server whose cable is pulled. */
  const sockets = new Set<{ destroy(): void; on(event: 'close', listener: () => void): void }>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  // A client that was broken off is nobody's failure here.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    behave: (wanted) => {
      behaviour = wanted;
    },
    connections: () => connections,
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      hangUp();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** '450 4.2.1 try later' as the server's library wants it. */
function refusal(answer: string): Error {
  const code = Number(answer.slice(0, 3));
  return Object.assign(new Error(answer.slice(4)), { responseCode: code });
}
