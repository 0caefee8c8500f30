// Name and contact details of the demo edition.

export const DEMO_EDITION = {
  name: 'International Beauty Exhibition',
  contacts: { email: 'pr@exhibition.example', whatsapp: '+60 12-000 0000' },
} as const;
