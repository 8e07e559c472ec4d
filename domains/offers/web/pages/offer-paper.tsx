import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useParams } from 'react-router';
import { getOffer } from '../../contract/endpoints.ts';
import { PaperSheet } from '../components/paper-sheet.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { useWords } from '../words.ts';

/** The paper of an offer for its employer: to read, and to print. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const { offerId = '' } = useParams();
  const { data, isError, refetch } = useCall(getOffer, { params: { id: brand.id, offer_id: offerId } });
  if (data === undefined) {
    return isError ? (
      <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
    ) : (
      <Loading label={t('loading')}>
        <SkeletonRows rows={6} />
      </Loading>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('paper.page')}</PageTitle>
      <PageHeader
        title={data.candidate_name}
        note={t('paper.title', { job: data.job_title })}
        actions={<StateBadge state={data.state} />}
      />
      <PaperSheet paper={data} />
    </div>
  );
}
