// Notes on payments that need an organiser's attention. The sentences are stored with the payment, concatenated.

export const PAYMENT_ATTENTION = {
  paidAlready: 'The booking was already paid, so the whole amount is due back.',
  orderChanged: 'The order was changed after this payment was started, so the whole amount is due back.',
  endedBefore: 'It arrived after the application had ended, so the whole amount is due back.',
  noTransaction: 'The provider reported a payment without naming its transaction. Nothing was changed.',
  secondTransaction: 'The provider named a second transaction for this payment. Nothing was changed.',
  countedBefore: 'The provider named a transaction that is counted for another payment. Nothing was changed.',
  otherPayment: 'The provider named another payment instead of this one. Nothing was changed.',
} as const;
export type PaymentAttention = (typeof PAYMENT_ATTENTION)[keyof typeof PAYMENT_ATTENTION];

const SENTENCES = Object.values(PAYMENT_ATTENTION);

/** @returns the sentence for a provider that reported another amount; amounts as printed */
export const amountMismatchSentence = (reported: string, asked: string): string =>
  `The provider reported ${reported} instead of ${asked}. Nothing was changed.`;

const REPORTED = /^The provider reported (?<reported>.+?) instead of (?<asked>.+?)\. Nothing was changed\./;

type Part =
  | { kind: 'listed'; sentence: PaymentAttention }
  | { kind: 'reported'; reported: string; asked: string }
  | { kind: 'other'; text: string };

/** Parses stored notes, so that each sentence can be translated. */
export function attentionParts(stored: string): Part[] {
  const text = stored.trim();
  if (text === '') return [];
  const sentence = SENTENCES.find((one) => text.startsWith(one));
  if (sentence) return [{ kind: 'listed', sentence }, ...attentionParts(text.slice(sentence.length))];
  const found = REPORTED.exec(text);
  const { reported, asked } = found?.groups ?? {};
  if (!found || reported === undefined || asked === undefined) return [{ kind: 'other', text }];
  return [{ kind: 'reported', reported, asked }, ...attentionParts(text.slice(found[0].length))];
}
