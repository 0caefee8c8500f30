// A hosted buyer who was approved and has not booked yet, as the server returns it.
export const APPROVED_BUYER = {
  edition: 1,
  user_id: 12,
  company_id: 34,
  reference: 'HB-7K3M-Q2XD',
  name: 'Amira Rahman',
  email: 'amira@kenari.example',
  phoneNumber: '+60123456789',
  company: 'Kenari Beauty Retail',
  decision: 'approved',
  hasBooking: false,
  isPaid: false,
  hasSavedMeetings: false,
};
