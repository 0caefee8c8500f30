// Words of messages to groups and of reminders in Malay.
import type { groupMail as english } from '../en/group-mail.ts';

export const groupMail: typeof english = {
  groupMessage: {
    why: 'Anda menerima e-mel ini kerana anda telah mendaftar untuk pameran ini.',
  },
  test: (subject) => `Ujian: ${subject}`,
  stopMail: {
    group: 'Hanya e-mel tentang mesyuarat saya sendiri',
    reminder: 'Tiada peringatan lagi',
  },
  reminderWeek: {
    heading: 'Mesyuarat anda bermula seminggu lagi',
    opening: (name, meetings) =>
      `${name} tinggal seminggu lagi. Di bawah ialah ${meetings === 1 ? 'mesyuarat anda yang diluluskan' : `${meetings} mesyuarat anda yang diluluskan`}.`,
  },
  reminderEvening: {
    heading: 'Mesyuarat anda esok',
    opening: (name, meetings) =>
      `Hari pertama anda di ${name} ialah esok. Di bawah ialah ${meetings === 1 ? 'mesyuarat anda yang diluluskan' : `${meetings} mesyuarat anda yang diluluskan`} untuk hari itu.`,
  },
  reminderHours: {
    heading: 'Mesyuarat pertama anda hari ini',
    opening: (name, meetings) =>
      `Mesyuarat pertama anda hari ini di ${name} bermula dua jam lagi. Di bawah ialah ${meetings === 1 ? 'mesyuarat anda yang diluluskan' : `${meetings} mesyuarat anda yang diluluskan`} untuk hari ini.`,
  },
};
