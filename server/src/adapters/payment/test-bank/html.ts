// A template tag for the HTML of the test bank's pages: values are escaped as text, unless they are HTML already.

export interface Html {
  readonly html: string;
}

type Part = string | Html | readonly Html[] | null;

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const filled = strings.map(
    (text, index) => `${index === 0 ? '' : rendered(parts[index - 1] ?? null)}${text}`,
  );
  return { html: filled.join('') };
}

function rendered(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escaped(part);
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
