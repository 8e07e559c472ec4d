import { useCall } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SkeletonText } from '@hearth/ui/skeleton';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getBasicInfo } from '../../../contract/endpoints.ts';
import type { Location } from '../../../contract/schemas.ts';
import { useLocation } from '../../api.ts';
import { LocationCard } from '../location-card.tsx';
import { ArchivedLocation, ArchiveLocation } from './archive-location.tsx';
import { LocationForm } from './location-form.tsx';
import type { MoveEffects } from './move-location.tsx';
import { MoveLocation } from './move-location.tsx';
import { useLocationWords } from './words.ts';

/** What the page of a location shows of domains that know more than the tree. */
export interface LocationPageProps {
  readonly id: string;
  /** Whether the reader may move it. */
  readonly mayMove: boolean;
  readonly moveEffects: MoveEffects;
  /** What it still has, before it is archived. */
  readonly archiveEffects: ReactNode;
}

/** One location: edited, moved, archived and restored by whoever manages it, looked at by everybody else who may. */
export function LocationPage({ id, ...rest }: LocationPageProps) {
  const { t, problem } = useLocationWords();
  return (
    <div className="grid max-w-3xl gap-5">
      <Link to={`/settings/locations?location=${id}`} className={`inline-flex items-center gap-1 ${TEXT_LINK}`}>
        <Icon of={ChevronLeft} directional />
        {t('back')}
      </Link>
      <Resource of={useLocation(id)} problem={problem} loading={<SkeletonText lines={8} />}>
        {(location) => <Parts key={location.id} location={location} {...rest} />}
      </Resource>
    </div>
  );
}

function Parts({
  location,
  mayMove,
  moveEffects,
  archiveEffects,
}: Omit<LocationPageProps, 'id'> & { location: Location }) {
  const { t } = useLocationWords();
  const info = useCall(getBasicInfo, { params: { id: location.id }, query: {} }).data;
  const above = info?.path.filter((brand) => brand.id !== location.id) ?? [];
  return (
    <>
      <PageTitle>{location.name}</PageTitle>
      <PageHeader title={location.name} note={location.number ?? undefined} />
      {location.status === 'archived' && <ArchivedLocation location={location} />}
      {location.may_edit ? (
        <>
          <LocationForm location={location} />
          <MoveLocation location={location} above={above} mayMove={mayMove} effects={moveEffects} />
          {location.status === 'active' && <ArchiveLocation location={location} effects={archiveEffects} />}
        </>
      ) : (
        <>
          <Alert tone="neutral">{t('readOnly', { name: above.at(-1)?.name ?? location.name })}</Alert>
          <LocationCard id={location.id} />
        </>
      )}
    </>
  );
}
