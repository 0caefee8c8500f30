// Email texts in Malay.

import type { EmailKind } from '../../email/schema.ts';
import { periodLabel } from '../../language/periods.ts';
import type { EmailWords } from '../en/email.ts';
import { groupMail } from './group-mail.ts';

const theMeetings = (count: number): string => (count === 1 ? 'pertemuan' : `${count} pertemuan`);

export const ms = {
  greeting: { before: 'Salam sejahtera, Tuan/Puan ', after: ',' },
  orOpen: 'Atau buka alamat ini: ',
  gap: ' ',
  comma: ', ',
  fact: (label, value) => `${label}: ${value}`,
  linkLine: (label, link) => `${label}:\n${link}`,
  questions: 'Pertanyaan: ',
  booth: (boothNumber) => `gerai ${boothNumber}`,
  hall: (hall) => `dewan ${hall}`,
  allTimes: (zone) => `Semua waktu ialah ${zone}.`,
  reference: { before: 'Nombor rujukan anda ialah ', after: '.' },
  linkIsYours: {
    visitor:
      'Pautan di atas membuka jadual anda sendiri tanpa kata laluan: sila jangan majukan e-mel ini kepada orang lain.',
    hosted:
      'Pautan di atas adalah untuk anda seorang dan membuka halaman anda tanpa kata laluan: sila jangan majukan e-mel ini kepada orang lain.',
  },
  subject: {
    'registration-received': ({ name }) => `Pendaftaran anda untuk ${name}`,
    'meeting-status': ({ name, firstDate, lastDate }) =>
      `Jadual pertemuan anda, ${name}, ${periodLabel(firstDate, lastDate, 'ms')}`,
    'schedule-link': ({ name }) => `Pautan ke jadual anda, ${name}`,
    'confirmation-reminder': ({ name }) => `Sila sahkan alamat e-mel anda, ${name}`,
    'hours-released': ({ name }) => `Slot masa anda telah dilepaskan, ${name}`,
    'meetings-changed': ({ name }) => `Pertemuan anda telah berubah, ${name}`,
    'exhibitor-changed': ({ name }) => `Perubahan pada pempamer yang anda temui, ${name}`,
    'details-asked': ({ name }) => `Sila lengkapkan butiran anda, ${name}`,
    'application-received': ({ name }) => `Permohonan anda sebagai pembeli jemputan telah diterima, ${name}`,
    'application-approved': ({ name }) => `Anda kini pembeli jemputan ${name}`,
    'application-rejected': ({ name }) => `Tentang permohonan anda sebagai pembeli jemputan, ${name}`,
    'document-asked': ({ name }) => `Sila hantar satu dokumen kepada kami, ${name}`,
    'stay-booked': ({ name }) => `Penginapan anda telah ditempah, ${name}`,
    'stay-changed': ({ name }) => `Penginapan anda telah diubah, ${name}`,
    'stay-outside': ({ name }) => `Penginapan anda dan hari baharu, ${name}`,
    'deposit-receipt': ({ name }) => `Deposit anda telah diterima, ${name}`,
    'deposit-refunded': ({ name }) => `Bayaran balik anda, ${name}`,
    'hosted-meetings-received': ({ name }) => `Pertemuan anda di ${name}`,
    'hosted-link': ({ name }) => `Pautan ke halaman anda, ${name}`,
    'room-free': ({ name }) => `Bilik kosong untuk anda, ${name}`,
    'exhibitor-notice': ({ name }) => `Hari dan waktu anda, ${name}`,
    'group-message': ({ name }) => `Berita daripada ${name}`,
    'reminder-week': ({ name }) => `Pertemuan anda bermula seminggu lagi, ${name}`,
    'reminder-evening': ({ name }) => `Pertemuan anda esok, ${name}`,
    'reminder-hours': ({ name }) => `Pertemuan pertama anda hari ini, ${name}`,
    'staff-invitation': ({ name }) => `Anda dijemput ke papan pemuka${name === null ? '' : ` ${name}`}`,
    'password-reset': ({ name }) => `Pilih kata laluan baharu${name === null ? '' : `, ${name}`}`,
  },

  openSchedule: 'Buka jadual saya',
  openMeetings: 'Buka pertemuan saya',
  status: {
    approved: 'Diluluskan',
    rejected: 'Ditolak',
    pending: 'Menunggu',
    undecided: 'Tidak diputuskan',
    cancelled: 'Dibatalkan oleh anda',
    released: 'Dilepaskan',
  },
  rejected: {
    why: 'Slot masa ini tidak tersedia.',
    way: 'Pilih slot masa lain',
    wayByLink: 'Gunakan pautan di atas untuk memilih slot masa lain.',
  },
  cancelled: {
    why: 'Anda telah membatalkan pertemuan ini.',
    way: 'Pilih slot masa semula',
    wayByLink: 'Gunakan pautan di atas untuk memilih slot masa semula.',
  },
  released: {
    why: 'Alamat e-mel anda tidak disahkan, maka slot masa ini telah dilepaskan.',
    way: 'Pilih slot masa semula',
    wayByLink: 'Gunakan pautan di atas untuk memilih slot masa semula.',
  },
  ask: 'Sila hubungi kami jika anda mahukan slot masa lain.',

  registrationReceived: {
    heading: 'Pendaftaran anda telah diterima',
    opening: (name, meetings) =>
      meetings === 0
        ? `Anda telah didaftarkan untuk Padanan Perniagaan di ${name}. Anda belum ada pertemuan: penganjur akan mengaturkannya untuk anda. Sila hubungi kami dengan nombor rujukan anda, dan nyatakan siapa yang ingin anda temui.`
        : `Kami telah menerima pendaftaran anda untuk Padanan Perniagaan di ${name}, dengan ${theMeetings(meetings)} di bawah. Penganjur akan mengesahkan setiap satu dan menghubungi anda semula.`,
  },
  meetingStatus: {
    heading: 'Jadual pertemuan anda',
    calendar(holdsApproved, takesBack) {
      if (!holdsApproved) return 'Fail kalendar yang dilampirkan mengeluarkan pertemuan yang tidak jadi.';
      return takesBack
        ? 'Fail kalendar yang dilampirkan mengandungi pertemuan anda yang diluluskan, dan mengeluarkan yang tidak jadi.'
        : 'Fail kalendar yang dilampirkan mengandungi pertemuan anda yang diluluskan.';
    },
    outcome(approved, total) {
      if (total === 0)
        return 'Anda telah membatalkan semua pertemuan anda; anda boleh memilih slot masa lain.';
      if (total === 1)
        return approved === 1
          ? 'Pertemuan anda diluluskan.'
          : 'Pertemuan anda tidak dapat disahkan; anda boleh memilih slot masa lain untuknya.';
      if (approved === total) return `Kesemua ${total} pertemuan anda diluluskan.`;
      if (approved === 0)
        return `Tiada satu pun daripada ${total} pertemuan anda dapat disahkan; anda boleh memilih slot masa lain.`;
      return `${approved} daripada ${total} pertemuan anda diluluskan. ${total - approved} lagi tidak dapat disahkan; anda boleh memilih slot masa lain.`;
    },
  },
  detailsAsked: {
    heading: 'Lengkapkan butiran anda',
    opening: (name) => `Anda telah berdaftar untuk ${name}. Sebahagian butiran anda belum diisi.`,
  },
  scheduleLink: {
    heading: 'Pautan ke jadual anda',
    opening: (name) => `Berikut ialah pautan ke jadual anda di ${name}.`,
  },
  confirm: {
    way: 'Sila sahkan alamat e-mel anda: buka jadual anda dan tekan Sahkan di situ.',
    until: (at, zone) =>
      `Slot masa yang tidak disahkan sebelum ${at}, ${zone}, akan dilepaskan kepada pelawat lain.`,
  },
  confirmationReminder: {
    heading: 'Sila sahkan alamat e-mel anda',
    opening: (name, meetings) =>
      `Anda telah memohon ${theMeetings(meetings)} di bawah di ${name}, tetapi alamat e-mel anda belum disahkan.`,
  },
  hoursReleased: {
    heading: 'Slot masa anda telah dilepaskan',
    opening: (name) =>
      `Alamat e-mel anda tidak disahkan, maka slot masa yang ditandakan di bawah di ${name} telah dilepaskan kepada pelawat lain. Anda boleh memilih semula selagi masih ada slot masa kosong: buka jadual anda dan tekan Tempah semula di sebelah nama syarikat.`,
  },
  meetingsChanged: {
    heading: 'Pertemuan anda telah berubah',
    opening: (name, meetings) =>
      `Penganjur ${name} terpaksa membuat perubahan. Perubahan ini melibatkan ${theMeetings(meetings)} di bawah, yang kini adalah seperti berikut.`,
    was: (date, time) => `Sebelum ini: ${date}, ${time}`,
    wasWith: (date, time, exhibitor) => `Sebelum ini: ${date}, ${time}, dengan ${exhibitor}`,
    stays: 'Waktu pertemuan ini tidak berubah.',
    staysFor: {
      withdrawn: 'Pempamer ini tidak menerima pertemuan baharu. Pertemuan anda kekal seperti sedia ada.',
      blocked:
        'Pempamer ini tidak menerima pertemuan baharu pada waktu ini. Pertemuan anda kekal seperti sedia ada.',
      grid: 'Hari atau waktu pameran telah berubah. Waktu pertemuan ini tidak berubah.',
    },
    calendar: 'Fail kalendar yang dilampirkan mengemas kini kalendar anda.',
  },
  exhibitorChanged: {
    heading: 'Pempamer yang anda temui telah berubah',
    opening: (name, meetings) =>
      `Maklumat pempamer yang anda temui di ${name} telah berubah. Hari dan waktu ${theMeetings(meetings)} di bawah tidak berubah.`,
    was: (place) => `Sebelum ini: ${place}`,
    is: (place) => `Sekarang: ${place}`,
  },
  notYou: 'Jika anda tidak membuat permintaan ini, abaikan e-mel ini.',

  applicationReceived: {
    heading: 'Permohonan anda telah diterima',
    opening: (name) => `Kami telah menerima permohonan anda untuk program Pembeli Jemputan ${name}.`,
    wait: 'Permohonan disemak mengikut urutan penerimaan. Anda tidak perlu berbuat apa-apa sekarang.',
    next: 'Langkah seterusnya',
    steps: [
      'Penganjur menyemak permohonan dan dokumen anda.',
      'Jika permohonan diluluskan, anda akan menerima surat pengesahan melalui e-mel, dengan pautan peribadi untuk menempah penginapan dan membayar deposit.',
      'Setelah deposit dibayar, anda memilih pertemuan anda.',
    ],
    freeSteps: [
      'Jika diluluskan, anda akan menerima surat pengesahan melalui e-mel, dengan pautan peribadi untuk menempah penginapan.',
      'Setelah penginapan ditempah, anda memilih pertemuan anda.',
    ],
    asked: 'Pembeli jemputan bersetuju untuk menghadiri:',
  },
  applicationApproved: {
    heading: 'Anda kini pembeli jemputan',
    opening: (name) =>
      `Permohonan anda diluluskan: anda kini pembeli jemputan ${name}. Sila tempah penginapan anda sekarang.`,
    stay: (length) => `Penginapan hotel anda selama ${length} adalah percuma.`,
    button: 'Tempah penginapan saya',
    firstCome:
      'Tempat diberikan mengikut urutan penerimaan. Tempat anda terjamin sebaik sahaja deposit dibayar.',
    freeFirstCome:
      'Tempat diberikan mengikut urutan penerimaan. Tempat anda terjamin setelah penginapan ditempah.',
    obligations: 'Komitmen anda',
    depositTitle: 'Deposit anda',
    deposit: (amount) => `Deposit yang boleh dibayar balik sebanyak ${amount} dibayar bersama tempahan.`,
    night: (amount) => `Setiap malam tambahan berharga ${amount}.`,
  },
  applicationRejected: {
    heading: 'Permohonan anda',
    opening: (name) =>
      `Terima kasih atas permohonan anda untuk program Pembeli Jemputan ${name}. Dukacita dimaklumkan bahawa kami tidak dapat menawarkan tempat kepada anda.`,
    places:
      'Tempat dalam program ini terhad. Kedatangan anda ke pameran ini tetap dialu-alukan: sebagai pelawat, anda boleh memohon pertemuan dengan pempamer melalui Padanan Perniagaan.',
    button: 'Daftar untuk Padanan Perniagaan',
    questions:
      'Jika anda berpendapat ada perkara yang terlepas pandang, sila hubungi kami dengan nombor rujukan anda.',
  },
  documentAsked: {
    heading: 'Sila hantar satu dokumen kepada kami',
    opening: (document, name) =>
      `Untuk meneruskan permohonan anda bagi program Pembeli Jemputan ${name}, kami memerlukan ${document}.`,
    button: 'Hantar dokumen',
    how: (lastDay) =>
      `PDF, JPG atau PNG, sehingga 2,000 KB bagi setiap fail. Anda boleh menghantarnya sehingga ${lastDay}. Dokumen yang dihantar sebelum ini kekal bersama permohonan anda.`,
    link: 'Pautan ini untuk anda sahaja: ia menerima dokumen dan tidak memaparkan apa-apa dokumen.',
  },
  documents: {
    'business-card': 'kad perniagaan anda',
    'company-certificate': 'sijil pendaftaran syarikat anda',
    passport: 'pasport anda',
  },
  obligations: ({ meetingsADay, programmeMeetings, stagePrograms }) => [
    `${meetingsADay} pertemuan perniagaan sehari (${programmeMeetings} kesemuanya)`,
    `sekurang-kurangnya ${stagePrograms} program pentas`,
  ],
  refundTerms: ({ refundAfterMeetings, refundWithinDays }) =>
    `Deposit dibayar balik sepenuhnya selepas sekurang-kurangnya ${refundAfterMeetings} pertemuan perniagaan diselesaikan, dalam masa kira-kira ${refundWithinDays} hari. Jika tidak, deposit tidak dibayar balik. Malam tambahan tidak boleh dibayar balik.`,
  stayBooked: {
    heading: 'Penginapan anda telah ditempah',
    opening: (name) =>
      `Penginapan anda di ${name} telah ditempah. Tiada bayaran diperlukan, dan anda boleh memilih pertemuan anda sekarang.`,
  },
  exhibitorNotice: {
    heading: 'Hari dan waktu anda telah berubah',
    days: (name) => `${name} kini mempunyai hari atau waktu yang lain.`,
    blocked: (name) =>
      `Sebahagian waktu anda di ${name} telah disekat, supaya tiada sesiapa dapat menempahnya.`,
    withdrawn: (name) => `Anda tidak lagi disenaraikan sebagai pempamer di ${name}.`,
    fair: 'Pameran',
    meetings: 'Pertemuan anda',
    moved: (was, is) => `${was}: dialih ke ${is}`,
    added: (is) => `${is}: ditambah`,
    cancelled: (was) => `${was}: dibatalkan`,
    kept: (was) => `${was}: kekal`,
    ask: 'Jika ada yang tidak betul, sila hubungi kami.',
  },
  stayChanged: {
    heading: 'Penginapan anda telah diubah',
    opening: (name) => `Kami telah mengubah penginapan anda di ${name}. Tempahannya adalah seperti berikut:`,
    moved: (name) =>
      `${name} kini diadakan pada hari lain, dan penginapan anda dialihkan bersamanya. Tempahannya adalah seperti berikut:`,
    guests: 'Tetamu',
    toPay: (amount) =>
      `Baki ${amount} perlu dibayar untuk malam tambahan anda. Kami akan menghubungi anda tentangnya.`,
    check: 'Jika ada yang tidak betul, sila hubungi kami dengan nombor rujukan anda.',
  },
  stayOutside: {
    heading: 'Hari pameran telah berubah',
    opening: (name) =>
      `${name} kini diadakan pada hari lain, dan sebahagian penginapan anda di luar hari tersebut. Tempahan anda kekal seperti sedia ada.`,
    fair: 'Pameran',
    change:
      'Jika anda mahukan malam lain, atau tidak dapat hadir pada hari baharu, sila hubungi kami dengan nombor rujukan anda.',
  },
  depositReceipt: {
    heading: 'Deposit anda telah diterima',
    opening: (amount, name) =>
      `Kami telah menerima ${amount} untuk penginapan anda di ${name}. Anda boleh memilih pertemuan anda sekarang.`,
    button: 'Pilih pertemuan saya',
    receipt: 'Resit',
    stay: 'Penginapan anda',
    refNo: 'Nombor rujukan',
    paid: 'Dibayar',
    line: (label, nights) =>
      nights === undefined
        ? label
        : nights === 0
          ? 'Deposit boleh dibayar balik'
          : `Malam tambahan × ${nights}`,
    total: 'Jumlah',
    stayingDuration: 'Tempoh penginapan',
    roomType: 'Jenis bilik',
    roomTypes: { 'Two Single Bed': 'Dua katil bujang', 'One Double Bed': 'Satu katil kelamin' },
    extraNights: 'Malam tambahan',
    none: 'Tiada',
    refundable: (amount) => `Boleh dibayar balik: ${amount}.`,
    terms: (version) => `Terma versi ${version}.`,
  },
  hostedMeetingsReceived: {
    heading: 'Pertemuan anda telah diterima',
    opening: (name, meetings) =>
      `Kami telah menerima ${theMeetings(meetings)} yang anda pilih di ${name}. Penganjur akan mengesahkan setiap satu dan menghubungi anda semula.`,
  },
  roomFree: {
    heading: 'Ada bilik kosong untuk anda',
    opening: (name) => `Bilik yang anda tunggu kini kosong untuk penginapan anda di ${name}.`,
    kept: (until, zone) =>
      `Kami mengkhaskannya untuk anda sehingga ${until} (${zone}). Selepas itu, bilik ini ditawarkan kepada orang seterusnya.`,
    button: 'Tempah bilik',
    sure: 'Sila tempah bilik ini dan bayar deposit: selepas itu bilik ini milik anda.',
    freeSure: 'Sila tempah bilik ini: selepas itu bilik ini milik anda.',
  },
  ...groupMail,
  hostedLink: {
    heading: 'Pautan ke halaman anda',
    opening: (name) =>
      `Berikut ialah pautan ke halaman anda sebagai pembeli jemputan ${name}. Pautan ini membuka langkah semasa anda: penginapan, deposit atau pertemuan anda.`,
    freeOpening: (name) =>
      `Berikut ialah pautan ke halaman anda sebagai pembeli jemputan ${name}. Pautan ini membuka langkah semasa anda: penginapan atau pertemuan anda.`,
    button: 'Buka halaman saya',
  },

  staffInvitation: {
    heading: 'Anda dijemput ke papan pemuka',
    opening(by, name, role) {
      const place = name === null ? 'papan pemuka' : `papan pemuka ${name}`;
      return by === ''
        ? `Anda dijemput ke ${place}, dengan peranan ${role}.`
        : `${by} menjemput anda ke ${place}, dengan peranan ${role}.`;
    },
    login: (email) => `Anda akan log masuk sebagai ${email}. Pilih kata laluan untuk bermula.`,
    button: 'Pilih kata laluan',
    valid:
      'Pautan ini sah selama 7 hari, sehingga kata laluan dipilih. Sila jangan majukan e-mel ini kepada orang lain.',
  },
  roles: { desk: 'kaunter', viewer: 'pelihat', editor: 'penyunting', admin: 'pentadbir' },
  mailTest: {
    subject: 'Mesej ujian',
    sentence:
      'Mesej ini menunjukkan bahawa pelayan mel menerima mesej daripada pameran anda. Tiada apa-apa lagi yang perlu dilakukan.',
  },
  passwordReset: {
    heading: 'Pilih kata laluan baharu',
    opening: (email) => `Kata laluan baharu telah diminta untuk ${email}.`,
    button: 'Pilih kata laluan baharu',
    valid:
      'Pautan ini sah selama satu jam dan untuk sekali guna sahaja. Jika anda tidak membuat permintaan ini, abaikan e-mel ini: kata laluan anda kekal seperti sedia ada.',
  },

  calendar: {
    summary: (exhibitor) => `Pertemuan dengan ${exhibitor}`,
    tentative: 'Belum disahkan: ',
    cancelled: 'Dibatalkan: ',
    location: (boothNumber, exhibitor, name, place) =>
      `Gerai ${boothNumber}, ${exhibitor}, ${name}${place && `, ${place}`}`,
    description: (reference) => `Nombor rujukan anda ialah ${reference}.`,
  },
} satisfies EmailWords;

/** Names of the kinds on the dashboard. */
export const emailKinds: Record<EmailKind, string> = {
  'registration-received': 'Pendaftaran diterima',
  'meeting-status': 'Status pertemuan',
  'schedule-link': 'Pautan ke jadual',
  'confirmation-reminder': 'Peringatan untuk mengesahkan',
  'hours-released': 'Slot masa dilepaskan',
  'meetings-changed': 'Pertemuan berubah',
  'exhibitor-changed': 'Pempamer berubah',
  'details-asked': 'Butiran diminta',
  'application-received': 'Permohonan diterima',
  'application-approved': 'Permohonan diluluskan',
  'application-rejected': 'Permohonan ditolak',
  'document-asked': 'Dokumen diminta',
  'stay-booked': 'Penginapan ditempah',
  'stay-changed': 'Penginapan diubah',
  'stay-outside': 'Penginapan di luar hari baharu',
  'deposit-receipt': 'Resit deposit',
  'deposit-refunded': 'Bayaran balik',
  'hosted-meetings-received': 'Pertemuan pembeli jemputan diterima',
  'hosted-link': 'Pautan untuk pembeli jemputan',
  'room-free': 'Bilik ditawarkan',
  'exhibitor-notice': 'Notis kepada pempamer',
  'group-message': 'Mesej kepada kumpulan',
  'reminder-week': 'Peringatan seminggu sebelum',
  'reminder-evening': 'Peringatan petang sebelum',
  'reminder-hours': 'Peringatan dua jam sebelum',
  'staff-invitation': 'Jemputan kakitangan',
  'password-reset': 'Penetapan semula kata laluan',
};
