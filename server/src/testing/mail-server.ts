// A mail server in the test's own process that accepts, rejects, delays or hangs up as the test demands.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The sender of the envelope. */
  from: string;
  recipients: string[];
  /** The host name in the sender's greeting. */
  helloName: string;
  raw: string;
  parsed: Email;
}

/** How the server reacts after RCPT TO ('recipient') and after DATA ('message'). */
export interface MailServerBehaviour {
  /** Response to a recipient, such as '450 4.2.1 try later'. */
  refuseRecipient?: string;
  /** Response to the message after DATA. */
  refuseMessage?: string;
  /** Receives the message, and hangs up without a response. */
  hangUpAfterData?: boolean;
  /** Delay of the response to the message, in milliseconds. */
  answerAfterMs?: number;
}

export interface MailServer {
  port: number;
  /** Messages received completely, whatever the response. */
  received: ReceivedMail[];
  /** Changes the behaviour from here on. */
  behave(behaviour: MailServerBehaviour): void;
  /** Number of connections so far. */
  connections(): number;
  close(): Promise<void>;
}

/** @param port 0 picks any free port */
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
  /** All open sockets, to be cut at once, as if a cable was pulled. */
  const sockets = new Set<{ destroy(): void; on(event: 'close', listener: () => void): void }>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  // A client that disconnects is not an error here.
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

/** Converts '450 4.2.1 try later' to the error that the library expects. */
function refusal(answer: string): Error {
  const code = Number(answer.slice(0, 3));
  return Object.assign(new Error(answer.slice(4)), { responseCode: code });
}
