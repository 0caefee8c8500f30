// Words of messages to groups and of reminders in Simplified Chinese.
import type { groupMail as english } from '../en/group-mail.ts';

export const groupMail: typeof english = {
  groupMessage: {
    why: '您已报名参加本展会，因此收到此邮件。',
    whyExhibitor: (company, name) =>
      `您是 ${company} 在 ${name} 的联系人，因此收到此邮件。如不希望再收到此类邮件，请联系我们。`,
  },
  test: (subject) => `测试：${subject}`,
  stopMail: {
    group: '只接收与我本人洽谈有关的邮件',
    reminder: '不再接收提醒',
  },
  reminderWeek: {
    heading: '您的洽谈将于一周后开始',
    opening: (name, meetings) => `距 ${name} 还有一周。以下是您已确认的 ${meetings} 场洽谈。`,
  },
  reminderEvening: {
    heading: '您明天的洽谈',
    opening: (name, meetings) => `明天是您在 ${name} 的第一天。以下是您当天已确认的 ${meetings} 场洽谈。`,
  },
  reminderHours: {
    heading: '您今天的第一场洽谈',
    opening: (name, meetings) =>
      `您今天在 ${name} 的第一场洽谈将于两小时后开始。以下是您今天已确认的 ${meetings} 场洽谈。`,
  },
};
