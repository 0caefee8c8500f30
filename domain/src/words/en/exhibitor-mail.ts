// English words of emails to an exhibitor's contact.

export const exhibitorMail = {
  exhibitorNotice: {
    heading: 'Your days and hours have changed',
    days: (name: string) => `The ${name} has other days or hours now.`,
    blocked: (name: string) =>
      `Some of your hours at the ${name} have been blocked, so that nobody can book them.`,
    withdrawn: (name: string) => `You are not listed as an exhibitor at the ${name} any more.`,
    fair: 'The fair',
    meetings: 'Your meetings',
    moved: (was: string, is: string) => `${was}: moved to ${is}`,
    added: (is: string) => `${is}: added`,
    cancelled: (was: string) => `${was}: cancelled`,
    kept: (was: string) => `${was}: stays as it is`,
    ask: 'If anything is not right, please write to us.',
  },
};
