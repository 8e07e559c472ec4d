import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { DataTable } from '@hearth/ui/data-table';
import type { Column, Sort } from '@hearth/ui/data-table';
import type { ReactNode } from 'react';
import type { Listed } from '../../../contract/schemas.ts';
import type { PipelineSteps } from '../../../rules/steps.ts';
import { DEFAULT_DIRECTION, LIST_ORDERS } from '../../../rules/list-order.ts';
import { useNow } from '../../use-now.ts';
import en from './en.json' with { type: 'json' };
import { LineName, LineStage, LineWait } from './line-parts.tsx';
import type { ListViewProps } from './list-view.tsx';

/** A list's rows and how further pages are loaded. */
export interface ListTableData extends Pick<ListViewProps, 'promisedHours' | 'about' | 'rights' | 'openId' | 'onOpen'> {
  readonly lines: readonly Listed[];
  /** The steps of the posts that are listed. */
  readonly stepsOf: (jobId: string) => PipelineSteps;
  /** How well somebody fits the post, where the list is in that order. */
  readonly fitOf?: (line: Listed) => ReactNode;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (ids: ReadonlySet<string>) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onMore: (() => void) | undefined;
  readonly more: boolean;
}

/** The list as a table; what is beside it takes the room of where and how long. */
export function ListTable(data: ListTableData) {
  const { lines, rights, openId, chosen, onChosen, sort, onSort, onMore } = data;
  const { t } = usePhrases('applications-list', en);
  const columns = useColumns(data);
  return (
    <DataTable
      label={t('list')}
      className="min-h-0 rounded-lg border border-line bg-surface"
      maxHeight="100%"
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      currentKey={openId}
      sort={sort}
      onSort={(asked) => {
        const order = LIST_ORDERS.find((one) => one === asked.column);
        if (order === undefined) return;
        // The first press takes the way round that is looked for most.
        onSort(asked.column === sort.column ? asked : { column: order, direction: DEFAULT_DIRECTION[order] });
      }}
      onMore={onMore}
      selection={
        rights.move
          ? {
              selected: chosen,
              onChange: onChosen,
              allLabel: t('chooseAll'),
              rowLabel: (line) => t('choose', { name: `${line.first_name} ${line.last_name}` }),
            }
          : undefined
      }
    />
  );
}

/** The columns; beside an open person there is no room for the post and for how long somebody is at the stage. */
function useColumns({ fitOf, promisedHours, about, openId, onOpen }: ListTableData): Column<Listed>[] {
  const { t } = usePhrases('applications-list', en);
  const format = useFormat();
  const now = new Date(useNow());
  const beside = openId !== undefined;
  return [
    {
      id: 'name',
      header: t('name'),
      rowHeader: true,
      sortable: true,
      cell: (line) => <LineName line={line} onOpen={onOpen} />,
    },
    ...(fitOf === undefined ? [] : [{ id: 'fit', header: t('fit'), width: '12rem', cell: fitOf }]),
    { id: 'stage', header: t('stage'), width: '12rem', cell: (line) => <LineStage line={line} /> },
    ...((about.job || about.place) && !beside
      ? [{ id: 'job', header: t('job'), width: '20%', cell: (line: Listed) => <About line={line} about={about} /> }]
      : []),
    {
      id: 'waiting',
      header: t('waiting'),
      sortable: true,
      width: '8.5rem',
      cell: (line) => <LineWait line={line} promisedHours={promisedHours} />,
    },
    ...(beside
      ? []
      : [
          {
            id: 'entered',
            header: t('entered'),
            sortable: true,
            width: '8.5rem',
            cell: (line: Listed) => format.waiting(line.stage_entered_at, now),
          },
        ]),
    {
      id: 'applied',
      header: t('applied'),
      sortable: true,
      width: '9rem',
      cell: (line) => format.date(line.applied_at.slice(0, 10)),
    },
  ];
}

function About({ line, about }: { line: Listed; about: ListTableData['about'] }) {
  return (
    <span className="grid min-w-0">
      {about.job && (
        <span dir="auto" className="truncate text-start">
          {line.job_title}
        </span>
      )}
      {about.place && (
        <span dir="auto" className="truncate text-start text-sm text-ink-2">
          {line.location_name}
        </span>
      )}
    </span>
  );
}
