import { useCall } from '@hearth/client/query';
import { getApplication } from '@hearth/domains/applications/contract';
import type { Application } from '../contract/schemas.ts';

/** The whole application of an id, once it is there; null while none is asked for. */
export function useFullApplication(brandId: string, applicationId: string | null): Application | null {
  const { data } = useCall(
    getApplication,
    { params: { id: brandId, application_id: applicationId ?? brandId } },
    { enabled: applicationId !== null },
  );
  return applicationId === null ? null : (data ?? null);
}
