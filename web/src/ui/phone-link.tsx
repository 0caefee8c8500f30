// A phone number to call; nothing where there is none.

export const PhoneLink = ({ number }: { number: string }) =>
  number === '' ? null : <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>;
