// Marks a page that is drawn for organisers as a visitor would see it later.
export const PREVIEWED_KEY = ['previewed'] as const;
