// The maximum number of live meetings per person, by the edition's limits.

/** @param limits of the edition; those of the programme count */
export const mostMeetings = (
  limits: { businessMaximum: number; hostedMaximum: number },
  programme: 'business' | 'hosted',
): number => (programme === 'hosted' ? limits.hostedMaximum : limits.businessMaximum);
