// The fields of the registration form, in order: the single source from which everything else is derived.
import { COUNTRIES_WITHOUT, hasAddressPart } from '../country/address-parts.ts';
import type { Field, Step } from './kinds.ts';
import { EMAIL_LIMIT, EMAIL_SHAPE, WEBSITE_SHAPE } from './shapes.ts';

/** Company size bands (business matching 9). */
export const COMPANY_SIZES = ['1-10', '11-50', '51-100', '101 and above'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Default country and dialling code (business matching 9). */
export const DEFAULT_COUNTRY = { name: 'Malaysia', cca2: 'MY', diallingCode: '+60' } as const;

export const FIELDS = {
  name: {
    kind: 'line',
    step: 'contact',
    table: 'visitor',
    required: true,
    autocomplete: 'name',
    width: 26,
    example: 'Amira Rahman',
  },
  designation: {
    kind: 'line',
    step: 'contact',
    table: 'visitor',
    required: true,
    autocomplete: 'organization-title',
    width: 24,
    example: 'Head of Buying',
  },
  email: {
    kind: 'line',
    step: 'contact',
    table: 'visitor',
    required: true,
    autocomplete: 'email',
    input: 'email',
    limit: EMAIL_LIMIT,
    shape: EMAIL_SHAPE,
    wrong: 'field.email-invalid',
    width: 32,
    example: 'amira.rahman@kenari.example',
  },
  phoneNumber: {
    kind: 'phone',
    step: 'contact',
    table: 'visitor',
    parts: ['phoneCountry', 'phoneDigits'],
    width: 18,
    example: '+60123456789',
  },
  companyName: {
    kind: 'line',
    step: 'contact',
    table: 'company',
    column: 'name',
    required: true,
    autocomplete: 'organization',
    width: 30,
    example: 'Kenari Beauty Retail',
  },
  companyNature: {
    kind: 'line',
    step: 'contact',
    table: 'company',
    column: 'nature',
    required: true,
    autocomplete: 'off',
    width: 24,
    example: 'Multi-brand retail',
  },
  companySize: {
    kind: 'choice',
    step: 'contact',
    table: 'company',
    column: 'size',
    options: COMPANY_SIZES,
    width: 14,
    example: '11-50',
  },

  website: {
    kind: 'line',
    step: 'company',
    table: 'company',
    required: false,
    autocomplete: 'url',
    input: 'url',
    limit: 500,
    shape: WEBSITE_SHAPE,
    wrong: 'field.website-invalid',
    width: 28,
    example: 'https://kenari.example',
  },
  companyPhone: {
    kind: 'phone',
    step: 'company',
    table: 'company',
    column: 'phone',
    parts: ['companyPhoneCountry', 'companyPhoneDigits'],
    width: 18,
    example: '+60378905512',
  },
  addressLine1: {
    kind: 'line',
    step: 'company',
    table: 'company',
    required: true,
    autocomplete: 'address-line1',
    width: 30,
    example: '18 Jalan Telawi',
  },
  addressLine2: {
    kind: 'line',
    step: 'company',
    table: 'company',
    required: false,
    autocomplete: 'address-line2',
    width: 24,
    example: 'Level 3',
  },
  city: {
    kind: 'line',
    step: 'company',
    table: 'company',
    required: true,
    autocomplete: 'address-level2',
    width: 18,
    example: 'Kuala Lumpur',
  },
  region: {
    kind: 'line',
    step: 'company',
    table: 'company',
    required: true,
    byCountry: true,
    autocomplete: 'address-level1',
    width: 20,
    example: 'Wilayah Persekutuan',
  },
  postalCode: {
    kind: 'line',
    step: 'company',
    table: 'company',
    required: true,
    byCountry: true,
    limit: 20,
    autocomplete: 'postal-code',
    width: 15,
    example: '59100',
  },
  country: { kind: 'country', step: 'company', table: 'company', width: 20, example: DEFAULT_COUNTRY.name },
} as const satisfies Record<string, Field>;

type Fields = typeof FIELDS;
export type FieldName = keyof Fields;
export type FieldIn<S extends Step> = {
  [N in FieldName]: Fields[N]['step'] extends S ? N : never;
}[FieldName];
export type FieldOfKind<K extends Field['kind']> = {
  [N in FieldName]: Fields[N]['kind'] extends K ? N : never;
}[FieldName];

/** Fields that may stay empty. */
export type OptionalField = {
  [N in FieldName]: Fields[N] extends { required: false } ? N : never;
}[FieldName];
/** Fields with an error message when empty. */
export type RequiredField = Exclude<FieldName, OptionalField>;

type ValueOf<N extends FieldName> = Fields[N] extends { options: readonly (infer Option)[] }
  ? Option
  : string;
type StepValues<S extends Step> = { [N in FieldIn<S>]: ValueOf<N> };

/** Step 1: the attendee and their company. */
export type VisitorProfile = StepValues<'contact'>;
/** Step 2: the company and its location. */
export type CompanyInfo = StepValues<'company'>;

/** Keys under which a draft stores the two inputs of each phone number. */
export type PhonePart<S extends Step = Step> = Extract<
  Fields[FieldIn<S>],
  { kind: 'phone' }
>['parts'][number];

/** Fields that are required only in some countries. */
export type FieldByCountry = {
  [N in FieldName]: Fields[N] extends { byCountry: true } ? N : never;
}[FieldName];

/** Required when staff register someone by phone or from a list; other missing fields stay empty. */
export const NEEDED_OF_STAFF: readonly FieldName[] = ['name', 'email', 'companyName'];

/** A person as stored: fields that were not provided are empty. */
export type StoredProfile = { [N in FieldName]: ValueOf<N> | '' };

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

const isByCountry = (name: FieldName): name is FieldByCountry => 'byCountry' in FIELDS[name];

export const FIELDS_BY_COUNTRY = FIELD_NAMES.filter(isByCountry);

/** Whether the form asks for a field in a country. @param country its English name; others have all parts */
export const isAskedIn = (name: FieldName, country: unknown): boolean =>
  !isByCountry(name) || typeof country !== 'string' || hasAddressPart(country, name);

/** @returns English names of the countries in which the form does not ask for a field */
export const countriesWithout = (name: FieldName): readonly string[] =>
  isByCountry(name) ? COUNTRIES_WITHOUT[name] : [];

/** @returns the fields of a step, in the order of the form */
export const fieldsOf = <S extends Step>(step: S): FieldIn<S>[] =>
  FIELD_NAMES.filter((name): name is FieldIn<S> => FIELDS[name].step === step);
