// Escapes text that is inserted into a document as a string, so that it cannot become markup.

/** For text and for values of attributes in double quotes. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** JSON that no text in it can close early or turn into markup. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
