// Words of messages to groups and of reminders in English.
export const groupMail = {
  groupMessage: {
    why: 'You receive this because you are registered for the exhibition.',
    whyExhibitor: (company: string, name: string) =>
      `You receive this as the contact of ${company} at the ${name}. If you want no such messages, please write to us.`,
  },
  /** Before the marked subject of a test. */
  test: (subject: string) => `Test: ${subject}`,
  /** The link with which a person stops such messages. */
  stopMail: {
    group: 'Only mail about my own meetings',
    reminder: 'No more reminders',
  },
  reminderWeek: {
    heading: 'Your meetings begin in a week',
    opening: (name: string, meetings: number) =>
      `The ${name} is a week away. Below ${meetings === 1 ? 'is your approved meeting' : `are your ${meetings} approved meetings`}.`,
  },
  reminderEvening: {
    heading: 'Your meetings tomorrow',
    opening: (name: string, meetings: number) =>
      `Your first day at the ${name} is tomorrow. Below ${meetings === 1 ? 'is your approved meeting' : `are your ${meetings} approved meetings`} of the day.`,
  },
  reminderHours: {
    heading: 'Your first meeting today',
    opening: (name: string, meetings: number) =>
      `Your first meeting of the day at the ${name} begins in two hours. Below ${meetings === 1 ? 'is your approved meeting' : `are your ${meetings} approved meetings`} of today.`,
  },
};
