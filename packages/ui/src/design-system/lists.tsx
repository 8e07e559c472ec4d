import { Download, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Avatar } from '../avatar/index.tsx';
import { Badge } from '../badge/index.tsx';
import { Button } from '../button/index.tsx';
import { Card } from '../card/index.tsx';
import { Chip, FilterChips } from '../chip/index.tsx';
import type { Tint } from '../classes/tones.ts';
import type { Column, Sort } from '../data-table/index.tsx';
import { BulkBar, DataTable } from '../data-table/index.tsx';
import type { DroppedFile } from '../file-drop/index.tsx';
import { FileDrop } from '../file-drop/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Tabs } from '../tabs/index.tsx';
import { Columns, Section } from './section.tsx';

type Person = { id: string; name: string; position: string; tint: Tint; hours: number };

const NAMES = ['Marta Valadares', 'Rui Cordeiro', 'Inês Quintela', 'Samir Haddad', 'Beatriz Novais', 'Owen Tresco'];
const WORK: readonly [string, Tint][] = [
  ['Head chef', 'kitchen'],
  ['Sous chef', 'kitchen'],
  ['Bar lead', 'bar'],
  ['Waiter', 'floor'],
  ['Host', 'host'],
  ['Receptionist', 'front-desk'],
];

function people(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const [position, tint] = WORK[index % WORK.length] ?? ['Waiter', 'floor'];
    return {
      id: String(index),
      name: `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index}`}`,
      position,
      tint,
      hours: 40 - (index % 5) * 4,
    };
  });
}

const COLUMNS: readonly Column<Person>[] = [
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

function PeopleTable({ label, count }: { label: string; count: number }) {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']));
  const rows = useMemo(() => {
    const key = sort.column as 'name' | 'position' | 'hours';
    const sorted = people(count).toSorted((one, other) =>
      key === 'hours' ? one.hours - other.hours : one[key].localeCompare(other[key]),
    );
    return sort.direction === 'ascending' ? sorted : sorted.toReversed();
  }, [count, sort]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {selected.size > 0 && (
        <BulkBar
          countText={`${selected.size} selected`}
          clearLabel="Clear"
          onClear={() => setSelected(new Set())}
          actions={
            <Button size="sm" icon={<Icon of={Download} />}>
              Export
            </Button>
          }
        />
      )}
      <Card flush>
        <DataTable
          label={label}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          maxHeight="24rem"
          selection={{
            selected,
            onChange: setSelected,
            allLabel: 'Select all',
            rowLabel: ({ name }) => `Select ${name}`,
          }}
        />
      </Card>
    </div>
  );
}

/** Tables, filters, files and tabs. */
export function ListExamples() {
  const [filters, setFilters] = useState(['fits']);
  const [files, setFiles] = useState<DroppedFile[]>([
    { id: '1', name: 'CV Inês Carvalhal.pdf', note: '240 kB' },
    { id: '2', name: 'food-safety-certificate.jpg', note: '60 %', progress: 0.6 },
    { id: '3', name: 'passport.jpg', error: 'The connection broke.' },
  ]);
  return (
    <Section
      id="lists"
      title="Lists"
      note="A table draws only what is in view from 200 rows on; Shift selects the rows between."
    >
      <FilterChips
        label="Filters"
        chosen={filters}
        onChange={setFilters}
        chips={[
          { id: 'fits', label: 'Fits open shifts' },
          { id: 'near', label: 'Within 5 km' },
          { id: 'kitchen', label: 'Kitchen', count: 5, tint: 'kitchen' },
          { id: 'bar', label: 'Bar', count: 3, tint: 'bar' },
        ]}
        end={<Chip onRemove={{ label: 'Remove Leonor', run: () => undefined }}>Leonor</Chip>}
      />
      <Tabs
        label="Tables"
        tabs={[
          { id: 'small', label: 'Six people', panel: <PeopleTable label="Six people" count={6} /> },
          {
            id: 'large',
            label: 'Ten thousand',
            end: <Badge>10,000</Badge>,
            panel: <PeopleTable label="Ten thousand people" count={10_000} />,
          },
          { id: 'none', label: 'Nobody', disabled: true, panel: null },
        ]}
      />
      <Columns>
        <FileDrop
          label="Add documents"
          hint="PDF or image, up to 10 MB each, five at most."
          accept=".pdf,image/*"
          maxBytes={10 * 1024 * 1024}
          maxFiles={5}
          files={files}
          onAdd={(added) => setFiles([...files, ...added.map(({ name }) => ({ id: name, name }))])}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          onRetry={(id) =>
            setFiles(files.map((file) => (file.id === id ? { id, name: file.name, progress: 0.2 } : file)))
          }
          labels={{
            remove: (name) => `Remove ${name}`,
            retry: (name) => `Send ${name} again`,
            refused: (name, reason) =>
              `${name} was not added: ${{ type: 'only PDF and images', size: 'over 10 MB', empty: 'it is empty', count: 'five at most' }[reason]}.`,
          }}
        />
        <Card
          title="Empty table"
          headingLevel={3}
          flush
          action={
            <Button size="sm" icon={<Icon of={Plus} />}>
              Add
            </Button>
          }
        >
          <DataTable
            label="Empty table"
            columns={COLUMNS}
            rows={[]}
            rowKey={({ id }: Person) => id}
            empty={<p className="p-6 text-center text-base text-ink-2">People you add appear here.</p>}
          />
        </Card>
      </Columns>
    </Section>
  );
}
