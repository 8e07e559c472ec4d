import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useEffect } from 'react';
import { listOffersOf } from '../../contract/endpoints.ts';
import type { Terms } from '../../contract/schemas.ts';

/** Reads the latest signed terms of an application and hands them to `onTerms`; null without any, or if they cannot be read. */
export function AgreedTerms({
  applicationId,
  onTerms,
}: {
  readonly applicationId: string;
  readonly onTerms: (terms: Terms | null) => void;
}): null {
  const client = useClient();
  const { id } = useBrand();
  useEffect(() => {
    client.call(listOffersOf, { params: { id, application_id: applicationId } }).then(
      ({ offers }) => onTerms(offers.find(({ state }) => state === 'ACCEPTED') ?? null),
      () => onTerms(null),
    );
  }, [client, id, applicationId, onTerms]);
  return null;
}
