// A name and an address as the sender of messages is written in the settings, and the name of the machine that sends.
import { isIP } from 'node:net';

export interface MailAddress {
  name: string;
  address: string;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const NAMED = /^(?<name>[^<>\r\n]*?)\s*<(?<address>[^<>]+)>$/;

/** Reads 'Name <address>' or an address alone; null where it is neither. */
export function parseMailAddress(text: string): MailAddress | null {
  const { name = '', address = text } = NAMED.exec(text)?.groups ?? {};
  if (!ADDRESS.test(address)) return null;
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}

/** What stands after the at sign. */
export function domainOf({ address }: MailAddress): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/**
 * What the sending machine calls itself to a mail server, which may refuse mail of a machine without a name: where
 * the site is reached, or the domain of its sender where that is no public name.
 */
export function mailHostName(publicUrl: string, from: MailAddress): string {
  const { hostname } = new URL(publicUrl);
  const isPublic = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return isPublic ? hostname : domainOf(from);
}
