import { useCall, useSend } from '@hearth/client/query';
import { usePerson } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { getBasicInfo } from '../../../contract/endpoints.ts';
import { moveBrand } from '../../../contract/tree-endpoints.ts';
import type { Location } from '../../../contract/schemas.ts';
import { findCommonAncestor } from '../../common-ancestor.ts';
import { PlaceBox } from '../place-box.tsx';
import { useLocationWords } from './words.ts';

/** A new parent, and the brand that both places are below: the right to move is asked for there. */
interface MoveTo {
  readonly rootId: string;
  readonly parentId: string;
}

/** What a move would change, below the choice of a new parent. */
export type MoveEffects = (move: MoveTo) => ReactNode;

type Above = Readonly<Record<'id' | 'name', string>>;
const idsOf = (path: readonly Above[]): readonly string[] => path.map(({ id }) => id);

/** Where a location belongs, and the way to move it; what that changes is shown before. `above` are the brands above it, the root first. */
export function MoveLocation({
  location,
  above,
  mayMove,
  effects,
}: {
  location: Location;
  above: readonly Above[];
  mayMove: boolean;
  effects: MoveEffects;
}) {
  const { t } = useLocationWords();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('move.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('move.now', { path: above.map(({ name }) => name).join(' › ') })}</p>
        {mayMove && <Button onClick={() => setOpen(true)}>{t('move.open')}</Button>}
      </div>
      {open && <MoveDialog location={location} above={above} effects={effects} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function MoveDialog({
  location,
  above,
  effects,
  onClose,
}: {
  location: Location;
  above: readonly Above[];
  effects: MoveEffects;
  onClose: () => void;
}) {
  const { t, problem } = useLocationWords();
  const [parentId, setParentId] = useState<string | null>(null);
  const parent = useCall(getBasicInfo, { params: { id: parentId ?? '' }, query: {} }, { enabled: parentId !== null });
  // Where both stand is where the right to move is asked for.
  const rootId = findCommonAncestor(idsOf(above), idsOf(parent.data?.path ?? []));
  const { busy, error, move } = useMove(location, onClose);
  const isSame = parentId === location.parent_id;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('move.dialog', { name: location.name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={rootId === undefined || parentId === null || isSame}
            onClick={() => rootId !== undefined && parentId !== null && move({ rootId, parentId })}
          >
            {t('move.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error !== null && (
          <Alert tone="bad" urgent>
            {problem(error)}
          </Alert>
        )}
        <PlaceBox
          label={t('move.parent')}
          placeholder={t('move.placeholder')}
          emptyText={t('move.nothing')}
          parentsOnly
          value={parentId}
          onChange={setParentId}
        />
        {parentId === null || isSame ? (
          <p className="text-ink-2">{t(isSame ? 'move.same' : 'move.choose')}</p>
        ) : (
          rootId !== undefined && effects({ rootId, parentId })
        )}
      </div>
    </Modal>
  );
}

function useMove(location: Location, onDone: () => void) {
  const { t } = useLocationWords();
  const { brand, chooseBrand } = usePerson();
  const cache = useQueryClient();
  const send = useSend(moveBrand, {
    onSuccess: async () => {
      // Not in the contract, since it is everything: what the place inherits is different from now on, and the brand in view may be this one.
      await Promise.all([cache.invalidateQueries(), brand === null ? undefined : chooseBrand(brand.id)]);
      toasts.show({ message: t('move.done', { name: location.name }), tone: 'ok' });
      onDone();
    },
  });
  return {
    busy: send.isPending,
    error: send.error,
    move: ({ rootId, parentId }: MoveTo) =>
      send.mutate({ params: { id: rootId }, body: { brand_id: location.id, parent_id: parentId } }),
  };
}
