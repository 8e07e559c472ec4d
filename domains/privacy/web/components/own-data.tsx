import { useCall } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Resource } from '@hearth/ui/resource';
import type { ReactNode } from 'react';
import { getOwnData } from '../../contract/endpoints.ts';

type OwnDataAnswer = AnswerOf<typeof getOwnData>;

/** Loads the reader's data as a candidate, and shows loading and errors in its place. */
export function OwnData({ children }: { readonly children: (own: OwnDataAnswer) => ReactNode }) {
  return (
    <Resource of={useCall(getOwnData, {}, { staleTime: 0 })} rows={3}>
      {children}
    </Resource>
  );
}
