// What the two programmes offer and ask for, in English: templates that organisers may replace.

export const programmes = {
  'home-business':
    'For visitors who know what they need. Choose your interests, review your Top Matches and book one meeting slot with each exhibitor you select.',
  'home-hosted':
    'For established businesses of the industry. Stay {stay} at a hotel, free, against a refundable deposit.',
  'home-hosted-free': 'For established businesses of the industry. Stay {stay} at a hotel, free.',
  'apply-first-come': 'Applications are first-come, first-served.',
  'apply-businesses': 'For established businesses of the industry that can give verifiable credentials.',
  'apply-stay': 'A hotel stay of {stay}, against a refundable deposit of {amount}.',
  'apply-stay-free': 'A free hotel stay of {stay}.',
  'accepted-meetings': 'Attend {daily} business meetings a day, {total} in total.',
  'accepted-programs': 'Join at least {programs} stage programs.',
  'accepted-deposit':
    'A deposit of {amount} is payable when you book your stay. It will be refunded in full within about {days} days after at least {meetings} completed business meetings, and forfeited otherwise.',
};

export type ProgrammeFacts = Record<keyof typeof programmes, string>;
