// Identifies the hosted buyer by the emailed link, which is moved from the address to the browser's storage at once.
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import { type BuyerLink, hostedDraft } from '../draft/hosted-draft.ts';

const PARTS = { user: 'user', company: 'company', key: 'key' } as const;

/** The link in the address, completed by the stored one. Null when any part is missing. */
function readBuyerLink(address: URLSearchParams, kept: BuyerLink | null): BuyerLink | null {
  const user = idIn(address, PARTS.user) ?? kept?.user;
  const company = idIn(address, PARTS.company) ?? kept?.company;
  const key = address.get(PARTS.key) ?? kept?.key;
  return user === undefined || company === undefined || !key ? null : { user, company, key };
}

function idIn(address: URLSearchParams, name: string): number | undefined {
  const text = address.get(name);
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  return Number(text);
}

/**
 * The link that this page was opened with. A key in the address is stored and removed from it, so that it cannot be
 * read over a shoulder, copied with the address, or left in the history.
 */
export function useBuyerLink(): BuyerLink | null {
  const [address] = useSearchParams();
  const [kept, keep] = useStoredValue(hostedDraft.buyer);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const link = readBuyerLink(address, kept);
  const hasKey = address.has(PARTS.key);

  useEffect(() => {
    if (!hasKey) return;
    const next = new URLSearchParams(address);
    next.delete(PARTS.key);
    const fromAddress = readBuyerLink(address, null);
    if (fromAddress) keep(fromAddress);
    void navigate({ pathname, search: next.toString() }, { replace: true, state });
  }, [hasKey, address, keep, navigate, pathname, state]);

  return link;
}
