// Parses the Cookie header.

/** The first cookie of that name, as browsers send the most specific one first. */
export function cookieValue(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name)
      return value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1');
  }
  return undefined;
}
