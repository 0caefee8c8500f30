// The language of an exhibitor's text, for browsers and screen readers: English if there is no translation.

/**
 * @param of an exhibitor or a product
 * @returns for the `lang` of the element that shows the text; undefined if it is in the reader's language
 */
export const langOf = <Field extends string>(
  of: { inEnglish?: readonly Field[] | undefined },
  field: Field,
): 'en' | undefined => (of.inEnglish?.includes(field) ? 'en' : undefined);
