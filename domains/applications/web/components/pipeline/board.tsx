import { usePhrases } from '@hearth/i18n/phrases';
import { dropSharedWords } from '@hearth/kit/text/place-name';
import { Kanban } from '@hearth/ui/kanban';
import { useMemo } from 'react';
import { columnKey, isInColumn } from '../../state/board-cards.ts';
import en from '../../en.json' with { type: 'json' };
import { useDropVerdict } from '../../use-drop-verdict.ts';
import { StageColumn } from '../stage-column.tsx';
import type { Pipeline } from './use-pipeline.ts';

const FOLDED_FIRST = ['HIRED'] as const;

/** The board: a column for each stage, or for each step of the job whose board it is. */
export function Board({
  pipeline,
  data,
}: {
  readonly pipeline: Pipeline;
  readonly data: NonNullable<Pipeline['board']['data']>;
}) {
  const { t } = usePhrases('applications', en);
  const { brand, address, query, places, steps, order, rights, shown, ask } = pipeline;
  const { jobId, openId, open } = address;
  const { find, onCards } = shown;
  const verdict = useDropVerdict(find, rights, places);
  const openCard = openId === undefined ? undefined : find(openId);
  const openPlace = openCard === undefined ? undefined : places.find((column) => isInColumn(column, openCard));
  const placeNames = useMemo(
    () => dropSharedWords(data.stages.flatMap(({ cards }) => cards.map((card) => card.location_name))),
    [data.stages],
  );
  return (
    <Kanban
      order={order}
      foldedFirst={FOLDED_FIRST}
      keepOpen={openPlace === undefined ? undefined : columnKey(openPlace)}
      verdict={verdict}
      onDrop={(cardId, to) => {
        const card = find(cardId);
        const column = places.find((one) => columnKey(one) === to);
        if (card !== undefined && column !== undefined) ask(card, { stage: column.stage, step_id: column.step?.id });
      }}
      carryHint={(cardId) => {
        const card = find(cardId);
        return card === undefined ? '' : t('board.carry', { name: `${card.first_name} ${card.last_name}` });
      }}
    >
      {data.stages.map((column) => (
        <StageColumn
          key={columnKey(column)}
          query={query}
          place={column}
          steps={steps}
          figures={column}
          first={column.cards}
          promisedHours={data.promised_hours}
          about={{ job: jobId === null, place: brand.locationCount > 1, placeNames }}
          rights={rights}
          openId={openId}
          onOpen={open}
          onMove={ask}
          onOffer={address.offer}
          onCards={onCards}
        />
      ))}
    </Kanban>
  );
}
