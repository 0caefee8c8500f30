// The envelope sent to the mail server: international domains are in ASCII.
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { createSmtpSender, type OutgoingMessage } from './smtp.ts';

/** Accepts everything and records each line verbatim: a library would decode the addresses. */
async function listen() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(
          line.startsWith('EHLO') ? '250-here\r\n250 SMTPUTF8\r\n' : isData ? '354 go\r\n' : '250 ok\r\n',
        );
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { lines, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it('a recipient at an international domain is sent in ASCII, which every mail server accepts', async () => {
  const server = await listen();
  const sender = createSmtpSender(
    { host: '127.0.0.1', port: server.port, isSecure: false },
    { name: 'The fair', address: 'meet@exhibition.example' },
    'exhibition.example',
  );
  const message: OutgoingMessage = {
    recipient: { name: 'Mei Tan', address: 'mei@bücher.example' },
    replyTo: null,
    subject: 'Hello',
    messageId: '<one@exhibition.example>',
    date: new Date('2026-06-01T00:00:00Z'),
    text: 'Hello',
    html: '<p>Hello</p>',
    attachments: [],
  };
  try {
    expect(await sender.send(message)).toEqual({ kind: 'sent' });
    expect(server.lines).toContain('RCPT TO:<mei@xn--bcher-kva.example>');
  } finally {
    sender.close();
    server.close();
  }
});
