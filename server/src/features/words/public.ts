// Public API of words.
export { builtInFields } from './built-in.present.ts';
