// The kinds of form fields.

interface Asked {
  /** The step of the form that contains it. */
  step: 'contact' | 'company';
  /** The table that stores it, in `column` or in a column with its snake-case name. */
  table: 'visitor' | 'company';
  column?: string;
  /** Column width in a spreadsheet, in characters. */
  width: number;
  /** Example value for tests and benchmarks. */
  example: string;
}

export interface LineField extends Asked {
  kind: 'line';
  required: boolean;
  /** Required only in countries whose addresses have it. */
  byCountry?: true;
  /** Value of HTML's `autocomplete` attribute. */
  autocomplete: string;
  input?: 'email' | 'url';
  /** In characters; defaults to LINE_LIMIT. */
  limit?: number;
  shape?: RegExp;
  /** Message code for a non-empty line that does not match the shape. */
  wrong?: 'field.email-invalid' | 'field.website-invalid';
}

/** Dialling code and digits in one string (decisions 3); the form has two inputs for them. */
export interface PhoneField extends Asked {
  kind: 'phone';
  /** Keys under which a draft stores the country's cca2 and the digits. */
  parts: readonly [country: string, digits: string];
}

/** One of a few options. Its translations are the choices with the same name. */
export interface ChoiceField extends Asked {
  kind: 'choice';
  options: readonly string[];
}

/** The English name of a country. */
export interface CountryField extends Asked {
  kind: 'country';
}

/** Every kind but lines is always required. */
export type Field = LineField | PhoneField | ChoiceField | CountryField;
export type Step = Field['step'];
