// What a visitor has typed by the end of step 2, for tests of what comes after.
export const FILLED_FORM = {
  name: 'Amira',
  designation: 'Buyer',
  email: 'amira@kenari.example',
  phoneNumber: '+60123456789',
  companyName: 'Kenari',
  companyNature: 'Retail',
  companySize: '1-10',
  companyPhone: '+60123456789',
  addressLine1: '18 Jalan',
  city: 'Kuala Lumpur',
  region: 'WP',
  postalCode: '59100',
  country: 'Malaysia',
};
