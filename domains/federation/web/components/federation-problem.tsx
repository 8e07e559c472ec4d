import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import type { ReactNode } from 'react';
import en from '../en.json';

/** This domain's own sentence for a code; the sign-in catalogue's for all others. */
export function FederationProblem({ code, fallback }: { readonly code: string; readonly fallback: ReactNode }) {
  const { problem } = usePhrases('federation', en);
  if (!Object.hasOwn(en.errors, code)) return fallback;
  return <Alert tone="bad">{problem({ code })}</Alert>;
}
