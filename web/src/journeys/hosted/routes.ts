// Loaders of the pages of the Hosted Buyer programme; only these pages load this list.
import type { ComponentType } from 'react';

export const ROUTES = {
  booking: async () => (await import('./booking-route.tsx')).BookingRoute,
  contact: async () => (await import('./contact-route.tsx')).HostedContactRoute,
  company: async () => (await import('./company-route.tsx')).HostedCompanyRoute,
  thankYou: async () => (await import('./thank-you-route.tsx')).HostedThankYouRoute,
  handingIn: async () => (await import('./document-upload-route.tsx')).HandingInRoute,
  payment: async () => (await import('./payment-route.tsx')).PaymentRoute,
  paymentResult: async () => (await import('./payment-result-route.tsx')).PaymentResultRoute,
  interest: async () => (await import('./interest-route.tsx')).HostedInterestRoute,
  matching: async () => (await import('./matching-route.tsx')).HostedMatchingRoute,
  schedule: async () => (await import('./schedule-route.tsx')).HostedScheduleRoute,
  finalMeetings: async () => (await import('./final-meetings-route.tsx')).FinalMeetingsRoute,
} satisfies Record<string, () => Promise<ComponentType>>;
