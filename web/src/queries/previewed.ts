// Marks a page that is rendered for organisers as visitors will see it later.
export const PREVIEWED_KEY = ['previewed'] as const;
