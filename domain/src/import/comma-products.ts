// Product cells with commas: asks whether a comma separates products or is part of a name.
import { type Message, message } from '../message/message.ts';
import { type Decisions, type Troubles, troubleId } from './decisions.ts';
import { asLabel } from './plan-types.ts';
import type { RowDraft } from './row-drafts.ts';

/** One answer applies to the whole file. */
const KEY = 'products';

/** @returns the draft with its products as was decided */
export function splitProducts(draft: RowDraft, decisions: Decisions): RowDraft {
  if (decisions.of('commas', KEY)?.choice !== 'split') return draft;
  const products = draft.products.flatMap((product) =>
    product.parts.length > 1
      ? product.parts.map((name) => ({ name, description: '', parts: [] }))
      : [product],
  );
  return { ...draft, products };
}

/** Rejects a row with such cells until the question is answered. */
export function askAboutCommas(
  { row, commas }: RowDraft,
  { decisions, troubles }: { decisions: Decisions; troubles: Troubles },
  finding: { reasons: Message[]; troubles: string[] },
): void {
  if (commas === '') return;
  const decision = decisions.of('commas', KEY);
  const isDecided = decision?.choice === 'split' || decision?.choice === 'leave';
  troubles.add('commas', KEY, row, { label: asLabel(commas), decision: isDecided ? decision : null });
  if (isDecided) return;
  finding.reasons.push(message('import.commas-in-products'));
  finding.troubles.push(troubleId('commas', KEY));
}
