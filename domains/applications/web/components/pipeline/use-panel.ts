import { useClient } from '@hearth/client/context';
import { callQuery } from '@hearth/client/query';
import { getApplication } from '@hearth/domains/applications/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Application } from '../../../contract/schemas.ts';
import { openPlaces } from '../../../rules/steps.ts';
import { useHiringKeys } from '../../use-hiring-keys.ts';
import type { Pipeline } from './use-pipeline.ts';

/** The person beside the board: closed and moved by keys, too, with the next one read beforehand. Answers how they are closed. */
export function usePanel(pipeline: Pipeline): () => void {
  const { brand, address, decisions, shown, rights, steps, ask, look } = pipeline;
  const { openId, open, view } = address;
  const client = useClient();
  const cache = useQueryClient();
  const { neighbours, undo } = decisions;
  const { next } = neighbours;
  const whole = (id: string) => callQuery(client, getApplication, { params: { id: brand.id, application_id: id } });
  useEffect(() => {
    if (next !== null)
      void cache.prefetchQuery(callQuery(client, getApplication, { params: { id: brand.id, application_id: next } }));
  }, [cache, client, brand.id, next]);
  const close = (): void => {
    if (view === 'screen') return look('board');
    open(null);
    // The keyboard goes back to where it came from.
    document.querySelector<HTMLElement>(`[data-key="${openId}"]`)?.focus();
  };
  const isAlone =
    pipeline.rejecting === null &&
    pipeline.writing.moving === null &&
    pipeline.hiring === null &&
    address.answering === null;
  useHiringKeys(openId !== undefined && isAlone, (key) => {
    if ('close' in key) close();
    else if ('undo' in key) undo?.();
    else if ('go' in key) {
      const id = neighbours[key.go];
      if (id !== null) open(id);
    } else if (openId !== undefined && rights.move) {
      const full = cache.getQueryData<Application>(whole(openId).queryKey);
      const person = full ?? shown.find(openId);
      if (person === undefined) return;
      const to =
        'end' in key ? { stage: 'REJECTED' as const } : openPlaces(full === undefined ? steps : full.steps)[key.place];
      if (to !== undefined) ask(person, to);
    }
  });
  return close;
}
