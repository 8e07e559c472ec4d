import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { useParams } from 'react-router';
import { getOffer } from '../../contract/endpoints.ts';
import { PaperSheet } from '../components/paper-sheet.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { useWords } from '../words.ts';

/** The document of an offer for its employer, readable and printable. */
export function Component() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const { offerId = '' } = useParams();
  const offer = useCall(getOffer, { params: { id: brand.id, offer_id: offerId } });
  return (
    <Resource of={offer} problem={problem}>
      {(paper) => (
        <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
          <PageTitle>{t('paper.page')}</PageTitle>
          <PageHeader
            title={paper.candidate_name}
            note={t('paper.title', { job: paper.job_title })}
            actions={<StateBadge state={paper.state} />}
          />
          <PaperSheet paper={paper} />
        </div>
      )}
    </Resource>
  );
}
