// A phone number as a link; renders nothing without one.

export const PhoneLink = ({ number }: { number: string }) =>
  number === '' ? null : <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>;
