// Words of the refund email, in all languages.
import type { Language } from '../language/languages.ts';

export interface RefundWords {
  heading: string;
  /** Follows the greeting. */
  opening(amount: string, name: string): string;
  sameWay: string;
  byTransfer(reference: string): string;
  refNo: string;
}

export const REFUND_WORDS: Record<Language, RefundWords> = {
  en: {
    heading: 'Your refund',
    opening: (amount, name) => `We have sent ${amount} back to you, for your booking at the ${name}.`,
    sameWay:
      'It is refunded to your original payment method. Banks take a few working days to show it on your account.',
    byTransfer: (reference) =>
      `It was sent by bank transfer, with the reference ${reference}. Banks take a few working days to show it on your account.`,
    refNo: 'Reference number of your payment',
  },
  ms: {
    heading: 'Bayaran balik anda',
    opening: (amount, name) =>
      `Kami telah membayar balik ${amount} kepada anda bagi tempahan anda di ${name}.`,
    sameWay:
      'Wang dibayar balik melalui kaedah pembayaran asal anda. Bank mengambil masa beberapa hari bekerja sebelum jumlah itu muncul dalam akaun anda.',
    byTransfer: (reference) =>
      `Wang dihantar melalui pindahan bank dengan rujukan ${reference}. Bank mengambil masa beberapa hari bekerja sebelum jumlah itu muncul dalam akaun anda.`,
    refNo: 'Nombor rujukan pembayaran anda',
  },
  'zh-Hans': {
    heading: '您的退款',
    opening: (amount, name) => `您在 ${name} 的预订，我们已向您退还 ${amount}。`,
    sameWay: '款项将按原付款方式退回，银行通常需要几个工作日才能入账。',
    byTransfer: (reference) =>
      `款项已通过银行转账汇出，转账编号为 ${reference}，银行通常需要几个工作日才能入账。`,
    refNo: '您的付款编号',
  },
};
