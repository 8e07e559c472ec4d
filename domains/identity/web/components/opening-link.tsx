import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import type { ReactNode } from 'react';
import en from '../en.json' with { type: 'json' };
import { Entrance } from './entrance.tsx';

interface OpeningLinkProps {
  /** The titles of the page and above its content. */
  readonly page: string;
  readonly heading: string;
  /** What is shown in its place where the link leads nowhere any more; null while it may. */
  readonly ended: ReactNode;
  readonly loading: string;
  readonly rows?: number;
  /** Why it could not be opened; null while it is being opened. */
  readonly failed: string | null;
  readonly onAgain: () => void;
}

/** A page that a mailed link leads to, before what is behind the link is there. */
export function OpeningLink({ page, heading, ended, loading, rows = 4, failed, onAgain }: OpeningLinkProps) {
  const { t } = usePhrases('identity', en);
  return (
    <Entrance page={page} heading={heading}>
      {ended ??
        (failed === null ? (
          <Loading label={loading}>
            <SkeletonRows rows={rows} />
          </Loading>
        ) : (
          <Alert tone="bad" title={failed} action={<Button onClick={onAgain}>{t('again')}</Button>} />
        ))}
    </Entrance>
  );
}
