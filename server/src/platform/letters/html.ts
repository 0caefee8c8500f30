// HTML for emails: a tagged template that escapes everything that is inserted.

/** Text that is already HTML. Only `html` creates it. */
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

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(render).join('');
}

/** Escapes strings, keeps nested HTML and joins lists. Attributes must be quoted. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const text = literals.map((literal, index) => {
    const part = parts[index];
    return part === undefined ? literal : literal + render(part);
  });
  return new Html(text.join(''));
}
