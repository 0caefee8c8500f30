// The initials of a name, for a placeholder that suits every trade.

/** @returns at most two: 'HN' of 'Hanari Natural Co.', '海' of '海洋食品' */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second = ''] = words.map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '');
  return /\p{Script=Han}/u.test(first) ? first : first + second;
}
