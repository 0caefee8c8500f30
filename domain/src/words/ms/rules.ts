// Messages of rules that browsers also check, in Malay.
import { moneyLabel } from '../../language/amounts.ts';
import type { RuleMessages } from '../../message/rules-messages.ts';
import type { WordsOf } from '../message-words.ts';

export const rules: WordsOf<RuleMessages> = {
  'account.password-missing': 'Kata laluan diperlukan',
  'account.password-short': ({ minimum }) => `Sila pilih sekurang-kurangnya ${minimum} aksara`,
  'account.six-digits': 'Sila berikan enam digit itu',
  'booking.night-in-stay': 'Malam ini sudah termasuk dalam penginapan anda',
  'booking.night-not-offered': 'Malam ini tidak ditawarkan',
  'booking.night-twice': 'Satu malam hanya boleh ditambah sekali',
  'booking.passport-invalid': 'Nombor pasport mesti mengandungi 5 hingga 20 huruf dan digit',
  'booking.passport-missing': 'Nombor pasport diperlukan',
  'booking.room-full':
    'Bilik ini penuh bagi tempoh penginapan yang anda pilih. Sila pilih bilik atau tempoh lain, atau sertai senarai menunggu.',
  'booking.room-missing': 'Jenis bilik diperlukan',
  'booking.second-name-missing': 'Sila berikan juga nama pemohon kedua',
  'booking.second-passport-missing': 'Sila berikan juga nombor pasport pemohon kedua',
  'booking.stay-missing': 'Tempoh penginapan diperlukan',
  'booking.terms-changed': 'Terma telah berubah. Sila baca sekali lagi dan kemudian teruskan',
  'booking.total-differs': 'Jumlah telah berubah. Sila semak pesanan sekali lagi',
  'booking.total-is': ({ sen, currency }) =>
    `Jumlah telah berubah. Sila semak pesanan sekali lagi: jumlahnya kini ${moneyLabel(sen, 'ms', currency)}.`,
  'document-request.reason-missing': 'Sila nyatakan sebab dokumen ini diperlukan',
  'document.empty': 'Fail ini kosong',
  'document.kind-missing': 'Sila pilih jenis fail ini.',
  'document.kinds-missing': 'Sila pilih jenis bagi setiap fail.',
  'document.locked': 'PDF ini dilindungi kata laluan. Sila pilih yang boleh dibuka tanpa kata laluan',
  'document.required': 'Sila muat naik dokumen yang diperlukan',
  'document.too-large': 'Fail ini melebihi 2000 kb',
  'document.too-many': ({ limit }) => `Sila muat naik paling banyak ${limit} fail`,
  'document.too-many-pixels': 'Gambar ini mempunyai terlalu banyak piksel. Sila pilih yang lebih kecil',
  'document.unreadable': 'Fail ini tidak dapat dibaca. Sila simpan semula fail ini dan pilih sekali lagi',
  'document.wrong-type': 'Ini bukan PDF, JPG atau PNG yang boleh dimuat naik. Sila pilih fail lain',
  'exhibitor.not-loaded': 'Pempamer gagal dimuatkan. Sila cuba lagi.',
  'field.reason-missing': 'Sila berikan sebab',
  'hold.maximum': ({ limit }) => `Bilangan maksimum pertemuan telah dipilih (${limit} dicapai)`,
  'hosted-meetings.saved': 'Pertemuan telah pun dihantar. Sila tunggu sementara kami mengalihkan anda.',
  'hour.company-scheduled': ({ company }) =>
    `Anda sudah menjadualkan pertemuan dengan ${company}. Sila pilih syarikat atau slot masa lain, atau batalkan pertemuan yang sedia ada sebelum meneruskan.`,
  'hour.slot-scheduled': ({ company }) =>
    `Slot masa ini sudah dijadualkan untuk ${company}. Sila pilih masa lain.`,
  'interest.not-in-edition': 'Minat ini bukan sebahagian daripada edisi ini.',
  'payment.full-amount': 'Hanya jumlah penuh boleh dibayar',
  'registration.differs': 'Maklumat ini berbeza daripada ruangan yang sama dalam pendaftaran.',
  'registration.failed': 'Pendaftaran gagal. Sila cuba lagi atau hubungi sokongan.',
  'registration.not-business': 'Jenis pendaftaran mestilah business',
  'registration.not-hosted': 'Jenis pendaftaran mestilah hosted',
  'schedule.all-first': 'Sila jadualkan pertemuan untuk semua syarikat sebelum meneruskan.',
  'schedule.at-least': ({ limit }) => `Sila jadualkan sekurang-kurangnya ${limit} pertemuan.`,
  'schedule.failed': 'Pertemuan gagal dijadualkan. Sila cuba lagi.',
  'schedule.hours-not-loaded': 'Ralat semasa memuatkan slot masa yang tidak tersedia. Sila cuba lagi.',
  'selection.at-least': ({ limit }) => `Pilih sekurang-kurangnya ${limit} pertemuan`,
  'selection.please-at-least': ({ limit }) => `Sila pilih sekurang-kurangnya ${limit} pertemuan`,
};
