import { compareText } from '@hearth/i18n/format';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Avatar } from '../../avatar/index.tsx';
import { Badge } from '../../badge/index.tsx';
import { Button } from '../../button/index.tsx';
import type { SamplePerson } from '../samples.ts';
import { samplePeople } from '../samples.ts';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Icon } from '../../icon/index.tsx';
import type { Column, Sort } from '../../data-table/index.tsx';
import { BulkBar, DataTable } from '../../data-table/index.tsx';

const inOrder = compareText('en');

const COLUMNS: readonly Column<SamplePerson>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ name, tint }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={name} tint={tint} size={28} />
        {name}
      </span>
    ),
  },
  {
    id: 'position',
    header: 'Position',
    sortable: true,
    width: '12rem',
    cell: ({ position, tint }) => <Badge tint={tint}>{position}</Badge>,
  },
  { id: 'hours', header: 'Hours', sortable: true, align: 'end', width: '8rem', cell: ({ hours }) => hours },
];

function People({ count, label }: { count: number; label: string }) {
  const { t } = useExamplePhrases();
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const key = sort.column as 'name' | 'position' | 'hours';
    const sorted = samplePeople(count).toSorted((one, other) =>
      key === 'hours' ? one.hours - other.hours : inOrder(one[key], other[key]),
    );
    return sort.direction === 'ascending' ? sorted : sorted.toReversed();
  }, [count, sort]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {selected.size > 0 && (
        <BulkBar
          countText={t('widgets.chosen', { count: selected.size })}
          clearLabel={t('widgets.clear')}
          onClear={() => setSelected(new Set())}
          actions={
            <Button size="sm" icon={<Icon of={Download} />}>
              Export
            </Button>
          }
        />
      )}
      <DataTable
        label={label}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        maxHeight="22rem"
        selection={{
          selected,
          onChange: setSelected,
          allLabel: t('widgets.selectAll'),
          rowLabel: ({ name }) => t('widgets.select', { name }),
        }}
      />
    </div>
  );
}

export const page: WidgetPage = {
  examples: [
    {
      title: 'Sort and select',
      note: 'Shift selects the rows between.',
      Show: () => <People count={6} label="Six people" />,
    },
    {
      title: 'Ten thousand rows',
      note: 'From 200 rows on, only those in view are drawn.',
      Show: () => <People count={10_000} label="Ten thousand people" />,
    },
    {
      title: 'Empty',
      Show: () => (
        <DataTable
          label="No one"
          columns={COLUMNS}
          rows={[]}
          rowKey={({ id }: SamplePerson) => id}
          empty={<p className="p-6 text-center text-base text-ink-2">People you add appear here.</p>}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On a heading: sorts by it, then the other way round.',
      at: 'role=button[name="Hours"]',
      outcome: { shown: 'css=th[aria-sort=ascending] >> text=Hours' },
    },
    {
      keys: ['Space'],
      does: 'On a box: selects the row.',
      at: 'role=checkbox[name="Select Inês Quintela"]',
      outcome: { shown: 'text=1 selected' },
    },
    {
      keys: ['Space'],
      does: 'On the box of the head: selects all rows.',
      at: 'role=checkbox[name="Select all"]',
      outcome: { shown: 'text=6 selected' },
    },
    {
      keys: ['ArrowDown', 'PageDown', 'End'],
      does: 'On the table: scrolls it.',
      example: 1,
      at: 'role=group[name="Ten thousand people"]',
      outcome: { scrolled: 'role=group[name="Ten thousand people"]' },
    },
  ],
  dos: ['Put what people look for first, and its figures at the end.', 'Say in the bulk bar how many are selected.'],
  donts: ['Load ten thousand rows to show ten: ask for pages.', 'Hide the only action in a row’s hover.'],
};
