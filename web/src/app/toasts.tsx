// Toasts over every page: three seconds in the Hosted Buyer programme, five elsewhere.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ToastRegion } from '../ui/toast.tsx';

/** How long a toast stays (business matching 9; hosted buyer and dashboard 9). */
const TOAST_MS = 5000;
const HOSTED_TOAST_MS = 3000;

export function Toasts({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ToastRegion durationMs={pathname.startsWith('/hosted/') ? HOSTED_TOAST_MS : TOAST_MS}>
      {children}
    </ToastRegion>
  );
}
