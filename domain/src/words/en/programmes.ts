// What the two programmes offer and ask for, in English: templates that organisers may replace.

export const programmes = {
  'home-business':
    'For visitors who know what they need. Choose your interests, review your Top Matches and book one meeting slot with each exhibitor you select.',
  'home-hosted':
    'For established beauty-industry businesses. Stay three days and two nights at a 4-star hotel, free, against a refundable deposit.',
  'home-hosted-free':
    'For established beauty-industry businesses. Stay three days and two nights at a 4-star hotel, free.',
  'apply-first-come': 'Applications are first-come, first-served.',
  'apply-businesses': 'For established beauty businesses that can give verifiable credentials.',
  'apply-stay': 'Three days and two nights at a 4-star hotel, against a refundable deposit of {amount}.',
  'apply-stay-free': 'Three days and two nights at a 4-star hotel, free.',
  'accepted-meetings': 'Attend {daily} business meetings a day, {total} in total.',
  'accepted-programs': 'Join at least {programs} stage programs.',
  'accepted-deposit':
    'A deposit of {amount} is payable when you book your stay. It will be refunded in full within about {days} days after at least {meetings} completed business meetings, and forfeited otherwise.',
};

export type ProgrammeFacts = Record<keyof typeof programmes, string>;
