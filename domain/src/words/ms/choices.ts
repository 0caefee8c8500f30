// Values shown to visitors and staff, in Malay.
import type { ChoiceWords } from '../choices.ts';

export const choices: ChoiceWords = {
  status: {
    Pending: 'Menunggu',
    Approved: 'Diluluskan',
    Rejected: 'Ditolak',
    'Email Sent': 'E-mel Dihantar',
  },
  roomType: {
    'Two Single Bed': 'Dua katil bujang',
    'One Double Bed': 'Satu katil kelamin',
  },
  documentKind: {
    'business-card': 'Kad perniagaan',
    'company-certificate': 'Sijil pendaftaran syarikat',
    passport: 'Pasport',
  },
  paymentMethod: {
    credit: 'Kad debit/kredit',
    online: 'Perbankan dalam talian',
    transfer: 'Pindahan bank',
  },
  reason: {
    'All places of the programme are taken.': 'Semua tempat dalam program ini sudah penuh.',
    'Your company works outside the trades that the programme is for.':
      'Syarikat anda tidak bergerak dalam bidang yang disasarkan oleh program ini.',
    'We could not verify your company from the documents.':
      'Kami tidak dapat mengesahkan syarikat anda berdasarkan dokumen yang dihantar.',
    'The documents could not be read.': 'Dokumen yang dihantar tidak dapat dibaca.',
    'The exhibitor asked for other hours.': 'Pempamer meminta waktu lain.',
    'The exhibitor takes no more meetings.': 'Pempamer tidak lagi menerima pertemuan.',
    'Your interests do not match what the exhibitor shows.':
      'Minat anda tidak sepadan dengan produk yang dipamerkan oleh pempamer ini.',
    'The days or hours of the exhibition have changed.': 'Hari atau waktu pameran telah berubah.',
    'The exhibitor is not available at this hour.': 'Pempamer tidak dapat hadir pada waktu ini.',
    'The exhibitor does not take part any more.': 'Pempamer tidak lagi mengambil bahagian.',
    'This document was not among those you sent.': 'Dokumen ini tiada antara dokumen yang anda hantar.',
    'The document that you sent could not be read.': 'Dokumen yang anda hantar tidak dapat dibaca.',
    'The document that you sent has expired.': 'Dokumen yang anda hantar telah tamat tempoh.',
    'The document that you sent names another person or company.':
      'Dokumen yang anda hantar menyatakan nama orang atau syarikat lain.',
  },
};
