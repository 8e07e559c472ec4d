import { useBrand } from '@hearth/client/person';
import { usePages } from '@hearth/client/query';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { ArrowLeft, CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { listCoverageGaps } from '../../contract/endpoints.ts';
import { GapRow } from '../components/gap-row.tsx';
import { useWords } from '../words.ts';

const PAGE = 50;

/** Coverage gaps of the next four weeks by location and position. */
export function Component() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const list = usePages(
    listCoverageGaps,
    { params: { id: brand.id }, query: {} },
    { size: PAGE, linesOf: (answer) => answer.gaps },
  );
  return (
    <>
      <PageTitle>{t('gaps.title')}</PageTitle>
      <PageHeader
        className="mb-4"
        title={t('gaps.title')}
        above={
          <Link
            to="/hiring/jobs"
            className="inline-flex min-h-9 items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink phone:min-h-11"
          >
            <Icon of={ArrowLeft} directional />
            {t('gaps.back')}
          </Link>
        }
      >
        <p className="max-w-[70ch] text-ink-2">{t('gaps.help')}</p>
      </PageHeader>
      <Card flush>
        <PagedList
          of={list}
          items={({ gaps }) => gaps}
          failed={t('gaps.failed')}
          problem={problem}
          empty={
            <EmptyState icon={<Icon of={CalendarCheck} size={24} />} title={t('gaps.emptyTitle')}>
              {t('gaps.emptyText')}
            </EmptyState>
          }
        >
          {(gaps) => (
            <ul>
              {gaps.map((gap) => (
                <GapRow key={`${gap.location_id} ${gap.position_id}`} gap={gap} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}
