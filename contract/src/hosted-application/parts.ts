// The parts of the form in which an application comes.

/** Names of the parts of the form; files are `documents[0]`, `documents[1]` and so on. */
export const APPLICATION_PARTS = {
  registration: 'registration',
  company: 'companyInfo',
  kinds: 'kinds',
} as const;
export const documentPart = (index: number): string => `documents[${index}]`;
