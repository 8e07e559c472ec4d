import { useCall } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import type { ReactNode } from 'react';
import { getOwnData } from '../../contract/endpoints.ts';
import { usePrivacyWords } from '../words.ts';

type Own = AnswerOf<typeof getOwnData>;

/** What the reader has as a candidate, read when it is shown; it waits and fails in its place. */
export function OwnData({ children }: { readonly children: (own: Own) => ReactNode }) {
  const { t } = usePrivacyWords();
  const { data, isError, refetch } = useCall(getOwnData, {}, { staleTime: 0 });
  if (data !== undefined) return children(data);
  if (isError)
    return <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />;
  return (
    <Loading label={t('loading')}>
      <SkeletonRows rows={3} />
    </Loading>
  );
}
