// The kinds of fields that a form can have.

interface Asked {
  /** The step of the form that asks for it. */
  step: 'contact' | 'company';
  /** The table that keeps it, under `column` or under its name in snake case. */
  table: 'visitor' | 'company';
  column?: string;
  /** Of its column in a spreadsheet, in characters. */
  width: number;
  /** For tests and measurements. */
  example: string;
}

export interface LineField extends Asked {
  kind: 'line';
  required: boolean;
  /** As in HTML's `autocomplete`. */
  autocomplete: string;
  input?: 'email' | 'url';
  /** In characters; LINE_LIMIT where none is given. */
  limit?: number;
  shape?: RegExp;
  /** Code of what is said where a line that is not empty has another shape. */
  wrong?: 'field.email-invalid' | 'field.website-invalid';
}

/** Dialling code and digits in one string (decisions 3); the form has them as two inputs. */
export interface PhoneField extends Asked {
  kind: 'phone';
  /** Under which a draft keeps the country's cca2 and the digits. */
  parts: readonly [country: string, digits: string];
}

/** One of a few options. Its words are the choices of the same name. */
export interface ChoiceField extends Asked {
  kind: 'choice';
  options: readonly string[];
}

/** The English name of a country. */
export interface CountryField extends Asked {
  kind: 'country';
}

/** All but lines are required. */
export type Field = LineField | PhoneField | ChoiceField | CountryField;
export type Step = Field['step'];
