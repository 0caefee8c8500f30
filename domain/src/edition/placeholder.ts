// Placeholders for facts that only the organiser knows, until they are entered.

/** Default name of a new edition. */
export const NEW_EXHIBITION_NAME = 'New exhibition';

/** Name and contacts of the demo edition. Its email domain is reserved for examples (RFC 2606). */
export const DEMO_NAME = 'International Beauty Exhibition';
export const DEMO_CONTACTS = { email: 'pr@exhibition.example', whatsapp: '+60 12-000 0000' } as const;

export const isPlaceholderName = (name: string): boolean =>
  name === NEW_EXHIBITION_NAME || name === DEMO_NAME;

export const isPlaceholderEmail = (email: string): boolean =>
  email === '' || /\.(example|test|invalid)$/.test(email);

export const isPlaceholderPhone = (phone: string): boolean => phone === DEMO_CONTACTS.whatsapp;
