// The most live meetings that somebody can have, by the limits of the edition.

/** @param limits of the edition; those of the programme count */
export const mostMeetings = (
  limits: { businessMaximum: number; hostedMaximum: number },
  programme: 'business' | 'hosted',
): number => (programme === 'hosted' ? limits.hostedMaximum : limits.businessMaximum);
