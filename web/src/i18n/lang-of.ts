// The language of an exhibitor's text, for browsers and screen readers: English where no translation was given.

/**
 * @param of an exhibitor or a product
 * @returns for the `lang` of the element that shows the text; undefined where it is in the reader's language
 */
export const langOf = <Field extends string>(
  of: { inEnglish?: readonly Field[] | undefined },
  field: Field,
): 'en' | undefined => (of.inEnglish?.includes(field) ? 'en' : undefined);
