import { CallError } from '@hearth/client/call-error';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Link, useLocation } from 'react-router';
import { useWords } from '../words.ts';

/** Is true if a refusal requires a verified address first. */
export function needsProof(error: unknown): boolean {
  return error instanceof CallError && error.code === 'ADDRESS_NOT_PROVEN';
}

/** Leads to where an address is proven, and back here. */
export function ProveAddress() {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <Link to={`/user/verify?ref=${encodeURIComponent(pathname)}`} className={linkButtonLook('soft')}>
      {t('page.proveAddress')}
    </Link>
  );
}
