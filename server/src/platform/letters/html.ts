// HTML of messages: a tagged template that escapes whatever is put into it.

/** Text that is HTML already. Only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(write).join('');
}

/** Strings are escaped, other HTML stays as it is, and lists are joined. Attributes must stand in quotes. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const text = literals.map((literal, index) => {
    const part = parts[index];
    return part === undefined ? literal : literal + write(part);
  });
  return new Html(text.join(''));
}
