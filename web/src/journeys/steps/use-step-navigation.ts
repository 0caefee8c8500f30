// The way from step to step: pressed twice while the next page is on its way, it is gone once.
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Goes to a page. Where the address shows it already, Back must not need a second press. */
export function useStepNavigation(): (path: string, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (path, options) => navigate(path, { replace: window.location.pathname === path, ...options }),
    [navigate],
  );
}
