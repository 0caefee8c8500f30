// Names of the multipart form parts of an application.

/** Files are `documents[0]`, `documents[1]` and so on. */
export const APPLICATION_PARTS = {
  registration: 'registration',
  company: 'companyInfo',
  kinds: 'kinds',
} as const;
export const documentPart = (index: number): string => `documents[${index}]`;
