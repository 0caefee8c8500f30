// A name and an address as the sender of messages is written in the settings.

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
