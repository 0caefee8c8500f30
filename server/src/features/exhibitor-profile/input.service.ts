// Validates an organiser's input beyond the schema: against other exhibitors and the edition's lists.
import type { ExhibitorInput } from '@visavis/contract/exhibitor-profile/profile';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { type Message, message } from '@visavis/domain/message/message';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { FieldMessages } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { findNamesake, listKnownSubCategories } from './write.repository.ts';

/** The exhibitor being changed; a new one has no id, products or representatives. */
export interface Checked {
  editionId: number;
  id: number | null;
  productIds: readonly number[];
  representativeIds: readonly number[];
  /** Put before the path of each field: 'profile.' where the profile is part of the body. */
  prefix: '' | 'profile.';
}

export const taken = ({ companyName, boothNumber }: ExhibitorInput): Message =>
  message('exhibitor.taken', { exhibitor: companyName, booth: boothNumber });

/** @throws 'request.invalid' with a message for each field that breaks a rule */
export async function checkInput(
  transaction: Transaction<Database>,
  input: ExhibitorInput,
  checked: Checked,
): Promise<void> {
  const { editionId, id, prefix } = checked;
  const problems: FieldMessages = {
    ...productsOf(input, checked.productIds),
    ...peopleOf(input, checked.representativeIds),
  };
  if (input.places.from === 'representatives' && input.representatives.length === 0)
    problems['places.from'] = message('exhibitor.representative-missing');
  const known = await listKnownSubCategories(transaction, editionId, input.subCategoryIds);
  if (input.subCategoryIds.some((wanted) => !known.has(wanted)))
    problems.subCategoryIds = message('exhibitor.sub-category-unknown');
  const names = { folded_name: foldName(input.companyName), folded_booth: foldName(input.boothNumber) };
  if (await findNamesake(transaction, editionId, names, id)) problems.companyName = taken(input);
  if (Object.keys(problems).length === 0) return;
  throw invalid(
    Object.fromEntries(Object.entries(problems).map(([path, text]) => [`${prefix}${path}`, text])),
  );
}

function productsOf({ products }: ExhibitorInput, known: readonly number[]): FieldMessages {
  const problems: FieldMessages = {};
  const names = new Set<string>();
  const ids = new Set<number>();
  for (const [index, { id, name }] of products.entries()) {
    const folded = foldName(name.en);
    if (names.has(folded))
      problems[`products.${index}.name.en`] = message('exhibitor.product-twice', { name: name.en });
    if (id !== null && (ids.has(id) || !known.includes(id)))
      problems[`products.${index}.name.en`] = message('exhibitor.product-unknown');
    names.add(folded);
    if (id !== null) ids.add(id);
  }
  return problems;
}

function peopleOf({ representatives }: ExhibitorInput, known: readonly number[]): FieldMessages {
  const problems: FieldMessages = {};
  const ids = new Set<number>();
  for (const [index, { id }] of representatives.entries()) {
    if (id !== null && (ids.has(id) || !known.includes(id)))
      problems[`representatives.${index}.name`] = message('exhibitor.representative-unknown');
    if (id !== null) ids.add(id);
  }
  return problems;
}
