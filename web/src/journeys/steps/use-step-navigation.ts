// Navigates between steps: a double click while the next page loads navigates only once.
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Replaces the current entry when the address is already the target, so that Back needs no second press. */
export function useStepNavigation(): (path: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (path, options) => navigate(path, { replace: window.location.pathname === path, ...options }),
    [navigate],
  );
}
