import { useCall } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Resource } from '@hearth/ui/resource';
import type { ReactNode } from 'react';
import { getOwnData } from '../../contract/endpoints.ts';

type Own = AnswerOf<typeof getOwnData>;

/** What the reader has as a candidate, read when it is shown; it waits and fails in its place. */
export function OwnData({ children }: { readonly children: (own: Own) => ReactNode }) {
  return (
    <Resource of={useCall(getOwnData, {}, { staleTime: 0 })} rows={3}>
      {children}
    </Resource>
  );
}
