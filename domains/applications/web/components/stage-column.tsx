import { usePages } from '@hearth/client/query';
import { listStage } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { KanbanColumn } from '@hearth/ui/kanban';
import { useEffect, useMemo, useState } from 'react';
import type { Card } from '../../contract/schemas.ts';
import type { MoveTarget, PipelineSteps } from '../../rules/steps.ts';
import type { ColumnRef } from '../state/board-cards.ts';
import { columnKey, joinCards } from '../state/board-cards.ts';
import { useStageNames } from '../state/place-names.ts';
import { CARDS_PER_COLUMN } from '../../rules/limits.ts';
import en from '../en.json' with { type: 'json' };
import type { BoardQuery } from '../use-board.ts';
import { toBoardFilter } from '../use-board.ts';
import type { HiringRights } from './card-menu.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import type { About } from './card-view.tsx';
import { ColumnHeading, ColumnRail } from './column-heading.tsx';

const PAGE = 100;
const idOf = (card: Card): string => card.id;

/** Props of a column. */
export interface StageColumnProps {
  readonly query: BoardQuery;
  readonly place: ColumnRef;
  /** The steps of the post, where this is its board and it has any. */
  readonly steps: PipelineSteps;
  readonly figures: { readonly total: number; readonly late: number; readonly oldest: string | null };
  /** The cards that came with the board; the rest is read while scrolling. */
  readonly first: readonly Card[];
  readonly promisedHours: number;
  readonly about: About;
  readonly rights: HiringRights;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onMove: (card: Card, to: MoveTarget) => void;
  /** Opens a person with an offer to be made. */
  readonly onOffer: (id: string) => void;
  /** Told which cards the column shows. */
  readonly onCards: (column: string, cards: readonly Card[]) => void;
}

/** The cards of a column: those that came with the board, and the rest once they are scrolled to. */
function useColumnCards({ query, place, figures, first, onCards }: StageColumnProps, key: string) {
  const { stage, step } = place;
  const [wanted, setWanted] = useState(false);
  const rest = usePages(
    listStage,
    {
      params: { id: query.brandId },
      query: { ...(step === null ? { stage: [stage] } : { step: step.id }), ...toBoardFilter(query) },
    },
    {
      size: PAGE,
      from: CARDS_PER_COLUMN,
      linesOf: (answer) => answer.cards,
      enabled: wanted && figures.total > CARDS_PER_COLUMN,
    },
  );
  const { data } = rest;
  const cards = useMemo(
    () => joinCards({ stage, step }, first, data?.pages.flatMap((page) => page.cards) ?? []),
    [stage, step, first, data],
  );
  useEffect(() => onCards(key, cards), [onCards, key, cards]);

  const more = figures.total > cards.length && (!wanted || rest.hasNextPage || rest.isPending || rest.isError);
  const readMore = (): void => {
    if (!wanted) setWanted(true);
    else if (!rest.isFetching && !rest.isError) void rest.fetchNextPage();
  };
  return { cards, rest, onMore: more ? readMore : undefined };
}

/** A stage of the board, or a step of a post's, with its people, longest waiting first. */
export function StageColumn(props: StageColumnProps) {
  const { place, steps, figures, first, promisedHours, about, rights, openId } = props;
  const { onOpen, onMove, onOffer } = props;
  const { t } = usePhrases('applications', en);
  const { stage, step } = place;
  const key = columnKey(place);
  const { cards, rest, onMore } = useColumnCards(props, key);
  const name = (card: Card): string => `${card.first_name} ${card.last_name}`;
  const column = useStageNames()({ stage, step_id: step?.id ?? null }, steps);
  return (
    <KanbanColumn
      id={key}
      name={t('board.column', { stage: column, count: figures.total })}
      heading={<ColumnHeading name={column} stage={stage} {...figures} promisedHours={promisedHours} />}
      rail={<ColumnRail name={column} stage={stage} total={figures.total} cards={first} />}
      foldLabel={t('board.fold', { stage: column })}
      unfoldLabel={t('board.unfold', { stage: column })}
      cards={cards}
      total={figures.total}
      idOf={idOf}
      nameOf={name}
      dragLabel={(card) => t('board.drag', { name: name(card) })}
      render={(card, tabIndex) => (
        <CardView
          {...{ card, promisedHours, about, tabIndex }}
          onOffer={rights.hire ? () => onOffer(card.id) : undefined}
        />
      )}
      menu={(card, tabIndex) => (
        <CardMenu
          card={card}
          steps={steps}
          rights={rights}
          tabIndex={tabIndex}
          onOpen={() => onOpen(card.id)}
          onMove={(to) => onMove(card, to)}
        />
      )}
      empty={t('board.emptyColumn')}
      onMore={onMore}
      loadingMore={
        rest.isError ? (
          <Button size="sm" variant="ghost" onClick={() => void rest.refetch()}>
            {t('board.moreFailed')} {t('again')}
          </Button>
        ) : rest.isFetching ? (
          t('board.loadingMore')
        ) : undefined
      }
      openId={openId}
      onOpen={onOpen}
    />
  );
}
