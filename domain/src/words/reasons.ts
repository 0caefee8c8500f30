// Why something was rejected, as a message says it: the listed reasons in each language, own words as they are.
import { isListedReason, type ListedReason } from '../application/rejection.ts';
import type { Language } from '../language/languages.ts';

interface ReasonWords {
  line(reason: string): string;
  listed: Record<ListedReason, string>;
}

const WORDS: Record<Language, ReasonWords> = {
  en: {
    line: (reason) => `The reason: ${reason}`,
    listed: {
      'All places of the programme are taken.': 'All places of the programme are taken.',
      'Your company works outside the trades that the programme is for.':
        'Your company works outside the trades that the programme is for.',
      'We could not verify your company from the documents.':
        'We could not verify your company from the documents.',
      'The documents could not be read.': 'The documents could not be read.',
      'The exhibitor asked for other hours.': 'The exhibitor asked for other hours.',
      'The exhibitor takes no more meetings.': 'The exhibitor takes no more meetings.',
      'Your interests do not match what the exhibitor shows.':
        'Your interests do not match what the exhibitor shows.',
      'This document was not among those you sent.': 'This document was not among those you sent.',
      'The document that you sent could not be read.': 'The document that you sent could not be read.',
      'The document that you sent has expired.': 'The document that you sent has expired.',
      'The document that you sent names another person or company.':
        'The document that you sent names another person or company.',
    },
  },
  ms: {
    line: (reason) => `Sebabnya: ${reason}`,
    listed: {
      'All places of the programme are taken.': 'Semua tempat dalam program ini sudah penuh.',
      'Your company works outside the trades that the programme is for.':
        'Syarikat anda tidak bergerak dalam bidang yang disasarkan oleh program ini.',
      'We could not verify your company from the documents.':
        'Kami tidak dapat mengesahkan syarikat anda berdasarkan dokumen yang dihantar.',
      'The documents could not be read.': 'Dokumen yang dihantar tidak dapat dibaca.',
      'The exhibitor asked for other hours.': 'Pempamer meminta waktu lain.',
      'The exhibitor takes no more meetings.': 'Pempamer tidak lagi menerima mesyuarat.',
      'Your interests do not match what the exhibitor shows.':
        'Minat anda tidak sepadan dengan produk yang dipamerkan oleh pempamer ini.',
      'This document was not among those you sent.': 'Dokumen ini tiada antara dokumen yang anda hantar.',
      'The document that you sent could not be read.': 'Dokumen yang anda hantar tidak dapat dibaca.',
      'The document that you sent has expired.': 'Dokumen yang anda hantar telah tamat tempoh.',
      'The document that you sent names another person or company.':
        'Dokumen yang anda hantar menyatakan nama orang atau syarikat lain.',
    },
  },
  'zh-Hans': {
    line: (reason) => `原因：${reason}`,
    listed: {
      'All places of the programme are taken.': '本计划名额已满。',
      'Your company works outside the trades that the programme is for.':
        '贵公司的业务不在本计划面向的行业之内。',
      'We could not verify your company from the documents.': '根据所提交的文件，我们无法核实贵公司。',
      'The documents could not be read.': '所提交的文件无法辨认。',
      'The exhibitor asked for other hours.': '参展商希望改在其他时段。',
      'The exhibitor takes no more meetings.': '参展商不再接受洽谈预约。',
      'Your interests do not match what the exhibitor shows.': '您的采购意向与该参展商展出的产品不符。',
      'This document was not among those you sent.': '您提交的文件中没有这份文件。',
      'The document that you sent could not be read.': '您提交的文件无法辨认。',
      'The document that you sent has expired.': '您提交的文件已过期。',
      'The document that you sent names another person or company.':
        '您提交的文件上是另一人或另一公司的名称。',
    },
  },
};

export function reasonLine(language: Language, reason: string): string {
  const { line, listed } = WORDS[language];
  return line(isListedReason(reason) ? listed[reason] : reason);
}
