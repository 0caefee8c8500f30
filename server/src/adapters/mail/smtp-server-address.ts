// Parses the mail server's URL from the settings.
import { isIPv4 } from 'node:net';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  isSecure: boolean;
  user?: string;
  password?: string;
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Reads smtp://user:password@host:587 or smtps://...; null for anything else. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isKnown = url.protocol === 'smtp:' || url.protocol === 'smtps:';
  if (!isKnown || !url.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash) return null;
  if (url.username === '' && url.password !== '') return null;
  const credentials = readCredentials(url);
  if (!credentials) return null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[url.protocol as keyof typeof PORTS] : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    ...credentials,
  };
}

function readCredentials(url: URL): { user?: string; password?: string } | null {
  if (url.username === '') return {};
  try {
    return { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  } catch {
    // A percent sign that is not part of an escape.
    return null;
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
