// Splits text at commas, except in brackets and in numbers.

const OPENING = '([（［【';
const CLOSING = ')]）］】';
const COMMAS = ',，、';

/** The parts between commas, except in brackets and in numbers such as '1,5 l'. */
export function commaParts(text: string): string[] {
  const signs = [...text];
  const parts = [''];
  let depth = 0;
  for (const [at, sign] of signs.entries()) {
    if (OPENING.includes(sign)) depth += 1;
    if (CLOSING.includes(sign)) depth -= 1;
    const isDecimal = /\d/.test(signs[at - 1] ?? '') && /\d/.test(signs[at + 1] ?? '');
    if (depth <= 0 && COMMAS.includes(sign) && !isDecimal) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
