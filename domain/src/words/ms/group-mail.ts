// Words of messages to groups and of reminders in Malay.
import type { groupMail as english } from '../en/group-mail.ts';

export const groupMail: typeof english = {
  groupMessage: {
    why: 'Anda menerima e-mel ini kerana anda telah mendaftar untuk pameran ini.',
    whyExhibitor: (company, name) =>
      `Anda menerima e-mel ini sebagai wakil ${company} di ${name}. Jika anda tidak mahu menerima e-mel sebegini, sila tulis kepada kami.`,
  },
  test: (subject) => `Ujian: ${subject}`,
  stopMail: {
    group: 'Hanya e-mel tentang pertemuan saya sendiri',
    reminder: 'Tiada peringatan lagi',
  },
  reminderWeek: {
    heading: 'Pertemuan anda bermula seminggu lagi',
    opening: (name, meetings) =>
      `${name} tinggal seminggu lagi. Di bawah ialah ${meetings === 1 ? 'pertemuan anda yang diluluskan' : `${meetings} pertemuan anda yang diluluskan`}.`,
  },
  reminderEvening: {
    heading: 'Pertemuan anda esok',
    opening: (name, meetings) =>
      `Hari pertama anda di ${name} ialah esok. Di bawah ialah ${meetings === 1 ? 'pertemuan anda yang diluluskan' : `${meetings} pertemuan anda yang diluluskan`} untuk hari itu.`,
  },
  reminderHours: {
    heading: 'Pertemuan pertama anda hari ini',
    opening: (name, meetings) =>
      `Pertemuan pertama anda hari ini di ${name} bermula dua jam lagi. Di bawah ialah ${meetings === 1 ? 'pertemuan anda yang diluluskan' : `${meetings} pertemuan anda yang diluluskan`} untuk hari ini.`,
  },
};
