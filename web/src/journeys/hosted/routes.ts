// Loaders of the pages of the Hosted Buyer programme; only these pages load this list.
import type { PageCode } from '../../shell/page.ts';

export const ROUTES = {
  booking: async () => ({ Component: (await import('./booking-route.tsx')).BookingRoute }),
  contact: async () => {
    const { HostedContactRoute, prefetchHostedContact } = await import('./contact-route.tsx');
    return { Component: HostedContactRoute, prefetch: prefetchHostedContact };
  },
  company: async () => ({ Component: (await import('./company-route.tsx')).HostedCompanyRoute }),
  thankYou: async () => {
    const { HostedThankYouRoute, isHostedThankYouDrawn, prefetchHostedThankYou } = await import(
      './thank-you-route.tsx'
    );
    return {
      Component: HostedThankYouRoute,
      prefetch: prefetchHostedThankYou,
      isDrawn: isHostedThankYouDrawn,
    };
  },
  handingIn: async () => ({ Component: (await import('./document-upload-route.tsx')).HandingInRoute }),
  payment: async () => ({ Component: (await import('./payment-route.tsx')).PaymentRoute }),
  paymentResult: async () => ({ Component: (await import('./payment-result-route.tsx')).PaymentResultRoute }),
  interest: async () => ({ Component: (await import('./interest-route.tsx')).HostedInterestRoute }),
  matching: async () => ({ Component: (await import('./matching-route.tsx')).HostedMatchingRoute }),
  schedule: async () => ({ Component: (await import('./schedule-route.tsx')).HostedScheduleRoute }),
  finalMeetings: async () => ({ Component: (await import('./final-meetings-route.tsx')).FinalMeetingsRoute }),
} satisfies Record<string, () => Promise<PageCode>>;
