// English words of emails about a hosted buyer's stay.

export const stayMail = {
  stayBooked: {
    heading: 'Your stay is booked',
    opening: (name: string) =>
      `Your stay at the ${name} is booked. There is nothing to pay, and you can choose your meetings now.`,
  },
  stayChanged: {
    heading: 'Your stay has changed',
    opening: (name: string) => `We have changed your stay at the ${name}. It is booked as follows:`,
    moved: (name: string) =>
      `The ${name} has other days now, and your stay has moved with them. It is booked as follows:`,
    guests: 'Guests',
    toPay: (amount: string) =>
      `${amount} is left to pay for your extra nights. We will write to you about it.`,
    check: 'If anything is not right, please write to us with your reference.',
  },
  stayOutside: {
    heading: 'The days of the fair have changed',
    opening: (name: string) =>
      `The ${name} has other days now, and some of your stay lies outside them. It stays booked as it is.`,
    fair: 'The fair',
    change:
      'If you would like other nights, or cannot come on the new days, please write to us with your reference.',
  },
};
