import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../button/index.tsx';
import type { SamplePerson } from '../samples.ts';
import { samplePeople } from '../samples.ts';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Icon } from '../../icon/index.tsx';
import { Menu } from '../../menu/index.tsx';
import { Kanban, KanbanColumn } from '../../kanban/index.tsx';

const STAGES = [
  { id: 'applied', name: 'Applied' },
  { id: 'screen', name: 'Screen' },
  { id: 'hired', name: 'Hired' },
] as const;

const idOf = ({ id }: SamplePerson): string => id;
const nameOf = (id: string): string => samplePeople(6)[Number(id)]?.name ?? '';

function Board() {
  const { t } = useExamplePhrases();
  const [stages, setStages] = useState<Readonly<Record<string, string>>>({ 4: 'screen', 5: 'hired' });
  const [opened, setOpened] = useState<string>();
  const stageOf = (id: string) => stages[id] ?? 'applied';
  const move = (id: string, stage: string) => setStages({ ...stages, [id]: stage });
  return (
    <div className="-mx-4 grid h-96 grid-cols-[minmax(0,1fr)]">
      <Kanban
        order={STAGES.map(({ id }) => id)}
        verdict={(_, stage) => ({ allowed: true, text: `Moves to ${STAGES.find(({ id }) => id === stage)?.name}` })}
        onDrop={move}
        carryHint={(id) => t('widgets.carry', { name: nameOf(id) })}
      >
        {STAGES.map(({ id, name }) => (
          <KanbanColumn<SamplePerson>
            key={id}
            id={id}
            name={name}
            heading={<p className="py-1 font-bold">{name}</p>}
            rail={<span className="font-bold">{name}</span>}
            foldLabel={t('widgets.fold', { name })}
            unfoldLabel={t('widgets.unfold', { name })}
            cards={samplePeople(6).filter((person) => stageOf(person.id) === id)}
            total={samplePeople(6).filter((person) => stageOf(person.id) === id).length}
            idOf={idOf}
            nameOf={(person) => person.name}
            render={(person) => (
              <span className="block pb-6">
                <span className="block font-bold">{person.name}</span>
                <span className="block text-sm text-ink-2">{person.position}</span>
              </span>
            )}
            dragLabel={(person) => t('widgets.drag', { name: person.name })}
            menu={(person, tabIndex) => (
              <Menu
                label={t('widgets.move', { name: person.name })}
                trigger={
                  <IconButton
                    tabIndex={tabIndex}
                    size="sm"
                    label={t('widgets.move', { name: person.name })}
                    icon={<Icon of={Ellipsis} />}
                  />
                }
                entries={STAGES.map((stage) => ({
                  id: stage.id,
                  label: stage.name,
                  checked: stage.id === id,
                  onSelect: () => move(person.id, stage.id),
                }))}
              />
            )}
            empty="No one here yet"
            openId={opened}
            onOpen={setOpened}
          />
        ))}
      </Kanban>
      <output className="px-4">{opened === undefined ? 'none open' : `open: ${nameOf(opened)}`}</output>
    </div>
  );
}

const CARD = 'role=row[name=/Marta Valadares/]';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Three stages',
      note: 'Drag a card, or use its menu. Where there is no room, the last columns fold to a strip.',
      Show: Board,
    },
  ],
  keyboard: [
    {
      keys: ['ArrowDown'],
      does: 'The next card of the column.',
      at: CARD,
      outcome: { focused: 'role=row[name=/Rui Cordeiro/]' },
    },
    {
      keys: ['End'],
      does: 'The last card of the column.',
      at: CARD,
      outcome: { focused: 'role=row[name=/Samir Haddad/]' },
    },
    {
      keys: ['ArrowRight'],
      does: 'A card of the next column.',
      at: CARD,
      outcome: { focused: 'role=row[name=/Beatriz Novais/]' },
    },
    { keys: ['Enter'], does: 'Opens the card.', at: CARD, outcome: { shown: 'text=open: Marta Valadares' } },
    {
      keys: ['Space'],
      does: 'Picks the card up; the arrows choose its column.',
      at: CARD,
      outcome: { shown: 'text=You’re moving Marta Valadares' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Puts a card down that was picked up.',
      at: CARD,
      first: ['Space', 'ArrowRight'],
      outcome: { shown: `css=[data-column="screen"] >> ${CARD}` },
    },
    {
      keys: ['Escape'],
      does: 'Puts it back where it was.',
      at: CARD,
      first: ['Space', 'ArrowRight'],
      outcome: { gone: 'text=Moves to Screen' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the menu of the card: every move by name.',
      at: 'role=button[name="Move Marta Valadares"]',
      outcome: { shown: 'role=menuitem[name="Hired"]' },
    },
  ],
  dos: ['Offer every move in the menu too.', 'Say in the verdict why a card may not be dropped.'],
  donts: ['Order cards by hand: their order is a rule.'],
};
