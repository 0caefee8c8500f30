// Folds case and accents for searching, so that 'turkiye' matches 'Türkiye'.

export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
