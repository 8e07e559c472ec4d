import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { FilterChips } from '@hearth/ui/chip';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { Switch } from '@hearth/ui/switch';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import type { Campaign, CampaignStatus, JobBoard } from '../../contract/schemas.ts';
import { costPerApplicant } from '../../rules/cost-each.ts';
import { useCampaigns } from '../api.ts';
import { useWords } from '../words.ts';

const STATUSES: readonly CampaignStatus[] = ['ACTIVE', 'PAUSED', 'ENDED'];
const TONES = { ACTIVE: 'ok', PAUSED: 'warn', ENDED: 'neutral' } as const;
const UNKNOWN = '–';

/** The current brand's campaigns at a board, with the cost per applicant. */
export function CampaignsCard({ board }: { readonly board: JobBoard }) {
  const { t, problem } = useWords();
  const [status, setStatus] = useState<CampaignStatus | null>(null);
  const [withCreated, setWithCreated] = useState(false);
  const campaigns = useCampaigns(board.code, status, withCreated);
  const columns = useColumns(withCreated);
  const title = t('campaigns.title', { board: board.name });
  return (
    <Card title={title} flush>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-3">
        <FilterChips
          label={t('campaigns.which')}
          chips={STATUSES.map((id) => ({ id, label: t(`campaigns.status.${id}`) }))}
          chosen={status === null ? [] : [status]}
          onChange={(chosen) => setStatus(STATUSES.find((id) => id !== status && chosen.includes(id)) ?? null)}
        />
        <Switch label={t('campaigns.withCreated')} checked={withCreated} onChange={setWithCreated} />
      </div>
      <PagedList
        of={campaigns}
        items={(page) => page.campaigns}
        rows={3}
        failed={t('campaigns.failed')}
        problem={problem}
        empty={<EmptyState icon={<Icon of={Megaphone} size={24} />} title={t('campaigns.none')} />}
      >
        {(rows) => <DataTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Card>
  );
}

function useColumns(withCreated: boolean): readonly Column<Campaign>[] {
  const { t } = useWords();
  const format = useFormat();
  const { timeZone } = useBrand();
  const money = (value: Campaign['spent']): string =>
    value === null ? UNKNOWN : format.money(value.amount, value.currency);
  const number = (value: number | null): string => (value === null ? UNKNOWN : format.number(value));
  return [
    { id: 'name', header: t('campaigns.name'), rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'status',
      header: t('campaigns.state'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`campaigns.status.${status}`)}</Badge>,
    },
    { id: 'budget', header: t('campaigns.budget'), align: 'end', cell: ({ budget }) => money(budget) },
    { id: 'spent', header: t('campaigns.spent'), align: 'end', cell: ({ spent }) => money(spent) },
    { id: 'clicks', header: t('campaigns.clicks'), align: 'end', cell: ({ clicks }) => number(clicks) },
    { id: 'applicants', header: t('campaigns.applicants'), align: 'end', cell: ({ applicants }) => number(applicants) },
    { id: 'each', header: t('campaigns.each'), align: 'end', cell: (campaign) => money(costPerApplicant(campaign)) },
    ...(withCreated
      ? [
          {
            id: 'created',
            header: t('campaigns.created'),
            cell: ({ created_date: created }: Campaign) =>
              created == null ? UNKNOWN : format.instantDate(created, timeZone),
          },
        ]
      : []),
  ];
}
