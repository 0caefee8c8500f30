// Parses the sender's name and address from the settings, and derives the host name of the sending machine.
import { isIP } from 'node:net';

export interface MailAddress {
  name: string;
  address: string;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const NAMED = /^(?<name>[^<>\r\n]*?)\s*<(?<address>[^<>]+)>$/;

/** Reads 'Name <address>' or a bare address; null for anything else. */
export function parseMailAddress(text: string): MailAddress | null {
  const { name = '', address = text } = NAMED.exec(text)?.groups ?? {};
  if (!ADDRESS.test(address)) return null;
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}

/** The part after the at sign. */
export function domainOf({ address }: MailAddress): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/**
 * The host name given to a mail server, which may refuse mail from a machine without one: that of the public URL, or
 * the sender's domain where that is not a public name.
 */
export function mailHostName(publicUrl: string, from: MailAddress): string {
  const { hostname } = new URL(publicUrl);
  const isPublic = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return isPublic ? hostname : domainOf(from);
}
