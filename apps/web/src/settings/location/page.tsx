import { useCall } from '@hearth/client/query';
import { getBrandPolicy } from '@hearth/domains/access/contract';
import { getLocation } from '@hearth/domains/core/contract';
import { LocationPage } from '@hearth/domains/core/widgets';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { ArchiveEffects, MoveEffects } from './effects.tsx';

/** One location in the settings, with what several domains know of a move and of an archive. */
export function Component() {
  const { locationId = '' } = useParams();
  const parentId = useCall(getLocation, { params: { id: locationId } }).data?.parent_id ?? null;
  const policy = useCall(getBrandPolicy, { params: { id: parentId ?? '' } }, { enabled: parentId !== null });
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <LocationPage
        id={locationId}
        mayMove={policy.data?.permissions.some(({ name }) => name === 'MANAGE_BRAND') === true}
        moveEffects={({ rootId, parentId: newParentId }) => (
          <MoveEffects rootId={rootId} locationId={locationId} parentId={newParentId} />
        )}
        archiveEffects={<ArchiveEffects locationId={locationId} />}
      />
    </Suspense>
  );
}
