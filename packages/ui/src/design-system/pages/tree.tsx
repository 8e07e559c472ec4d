import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { Tree } from '../../tree/index.tsx';
import type { Branch } from '../../tree/index.tsx';

type Place = { id: string; name: string; places: readonly Place[] };

const place = (id: string, name: string, places: readonly Place[] = []): Place => ({ id, name, places });
const PLACES: readonly Place[] = [
  place('es', 'Spain', [place('md', 'Madrid', [place('md1', 'Gran Vía')]), place('bc', 'Barcelona')]),
  place('pt', 'Portugal', [place('lx', 'Lisbon'), place('op', 'Porto'), place('br', 'Braga')]),
  place('pl', 'Poland', [place('ww', 'Warsaw')]),
];
/** 160 regions of 160 locations, as large as a group gets. */
const MANY: readonly Place[] = Array.from({ length: 160 }, (_region, region) =>
  place(
    `r${region}`,
    `Region ${region + 1}`,
    Array.from({ length: 160 }, (_location, number) => place(`r${region}-${number}`, `Location ${number + 1}`)),
  ),
);

const idOf = ({ id }: Place): string => id;
const nameOf = ({ name }: Place): string => name;
const childCountOf = ({ places }: Place): number => places.length;

/** The children of each node by its id. */
function branchesOf(top: readonly Place[]): (parentId: string | null) => Branch<Place> | undefined {
  const branches = new Map<string | null, Branch<Place>>();
  function add(id: string | null, nodes: readonly Place[]) {
    branches.set(id, { nodes, total: nodes.length });
    for (const node of nodes) add(node.id, node.places);
  }
  add(null, top);
  return (parentId) => branches.get(parentId);
}

const few = branchesOf(PLACES);
const many = branchesOf(MANY);
const onTheWay = (parentId: string | null) => (parentId === 'pt' ? undefined : few(parentId));

function Places({
  branchOf,
  opened = [],
}: {
  branchOf: (parentId: string | null) => Branch<Place> | undefined;
  opened?: readonly string[];
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(opened));
  const [chosen, setChosen] = useState<string>();
  function toggle(ids: readonly string[]) {
    const next = new Set(open);
    for (const id of ids) if (!next.delete(id)) next.add(id);
    setOpen(next);
  }
  return (
    <div className="h-72 overflow-clip rounded-md border border-line">
      <Tree<Place>
        label="Locations"
        {...{ idOf, nameOf, childCountOf, branchOf, open }}
        onToggle={toggle}
        chosenId={chosen}
        onChoose={({ id }) => setChosen(id)}
        render={({ name, places }) => (
          <>
            {places.length === 0 && <Icon of={MapPin} className="text-ink-3" />}
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {places.length > 0 && <span className="text-sm text-ink-2 tabular-nums">{places.length}</span>}
          </>
        )}
      />
    </div>
  );
}

const SPAIN = 'role=treeitem[name=/Spain/]';
const PORTUGAL = 'role=treeitem[name=/Portugal/]';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Countries and towns',
      note: 'A branch opens at a press; what has no branches is chosen.',
      Show: () => <Places branchOf={few} opened={['pt']} />,
    },
    {
      title: '25,600 locations',
      note: 'Only the lines in view are drawn.',
      Show: () => <Places branchOf={many} opened={MANY.map(idOf)} />,
    },
    {
      title: 'Children on their way',
      note: 'Their place is kept. onNeed asks for them when it comes into view.',
      Show: () => <Places branchOf={onTheWay} opened={['pt']} />,
    },
  ],
  keyboard: [
    { keys: ['ArrowDown'], does: 'The next line.', at: SPAIN, outcome: { focused: PORTUGAL } },
    {
      keys: ['ArrowUp'],
      does: 'The line before.',
      at: SPAIN,
      first: ['ArrowDown', 'ArrowDown'],
      outcome: { focused: PORTUGAL },
    },
    {
      keys: ['ArrowRight'],
      does: 'Opens a branch, or goes to its first child.',
      at: SPAIN,
      outcome: { shown: `${SPAIN}[expanded]` },
    },
    {
      keys: ['ArrowRight'],
      does: 'In an open branch: its first child.',
      at: SPAIN,
      first: ['ArrowDown'],
      outcome: { focused: 'role=treeitem[name=/Lisbon/]' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'Closes a branch.',
      at: SPAIN,
      first: ['ArrowDown'],
      outcome: { gone: 'role=treeitem[name=/Lisbon/]' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'On a child: its parent.',
      at: SPAIN,
      first: ['ArrowDown', 'ArrowRight', 'ArrowDown'],
      outcome: { focused: PORTUGAL },
    },
    {
      keys: ['End'],
      does: 'The last line that is open.',
      at: SPAIN,
      outcome: { focused: 'role=treeitem[name=/Poland/]' },
    },
    { keys: ['Home'], does: 'The first line.', at: SPAIN, first: ['End'], outcome: { focused: SPAIN } },
    {
      keys: ['*'],
      does: 'Opens all branches beside this one.',
      at: SPAIN,
      outcome: { shown: 'role=treeitem[name=/Warsaw/]' },
    },
    {
      keys: ['p'],
      does: 'A letter: the next name that begins with it.',
      at: SPAIN,
      outcome: { focused: PORTUGAL },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens or closes a branch, or chooses what has none.',
      at: SPAIN,
      first: ['ArrowDown', 'ArrowRight'],
      outcome: { shown: 'role=treeitem[name=/Lisbon/][selected]' },
    },
    {
      keys: ['End'],
      does: 'Also over thousands of lines.',
      example: 1,
      at: 'role=treeitem[name=/^Region 1 /]',
      outcome: { focused: 'role=treeitem[name="Location 160"]' },
    },
  ],
  dos: [
    'Give it a height: it scrolls by itself.',
    'Offer a search beside it: no one opens six branches to find one place.',
  ],
  donts: ['Use it for two levels of a few things: that is a list with headings.'],
};
