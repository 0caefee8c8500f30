// Moves the key of a mailed link from the URL to the history state.
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { recordShape, textShape } from '../../lib/shape.ts';

const kept = recordShape({ linkKey: textShape });

/**
 * Keeps the key from being read over a shoulder, copied with the address, or left in the history; it survives a reload.
 * @returns empty without a key
 */
export function useLinkKey(): string {
  const [address] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const given = address.get('key');
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { linkKey: given } });
  }, [given, navigate, pathname]);
  return given ?? kept(state)?.linkKey ?? '';
}
