import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { archiveStation, orderStations } from '../../../contract/station-endpoints.ts';
import type { Station } from '../../../contract/schemas.ts';
import { useWorkplaceWords } from '../../words.ts';

type StationListProps = {
  readonly stations: readonly Station[];
  readonly mayEdit: boolean;
  readonly onEdit: (station: Station) => void;
};

/** The stations in their order, each with the ways to change, move and archive it. */
export function StationList({ stations, mayEdit, onEdit }: StationListProps) {
  const { problem } = useWorkplaceWords();
  const { id } = useBrand();
  const order = useSend(orderStations);
  const archive = useSend(archiveStation, { readWhenRefused: true });
  const used = stations.filter((station) => !station.is_archived);
  const move = (at: number, by: number): void => {
    const ids = used.map((station) => station.id);
    const [moved] = ids.splice(at, 1);
    if (moved === undefined) return;
    ids.splice(at + by, 0, moved);
    order.mutate({ params: { id }, body: { station_ids: ids } });
  };
  const refused = order.error ?? archive.error;
  return (
    <>
      {refused !== null && <Alert tone="bad">{problem(refused)}</Alert>}
      <ul className="divide-y divide-line">
        {stations.map((station, at) => (
          <StationRow
            key={station.id}
            station={station}
            busy={order.isPending || archive.isPending}
            mayEdit={mayEdit}
            first={at === 0}
            last={at >= used.length - 1}
            onMove={(by) => move(at, by)}
            onEdit={() => onEdit(station)}
            onArchive={() =>
              archive.mutate({
                params: { id, station_id: station.id },
                body: { is_archived: !station.is_archived, version: station.version },
              })
            }
          />
        ))}
      </ul>
    </>
  );
}

type StationRowProps = {
  readonly station: Station;
  readonly busy: boolean;
  readonly mayEdit: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: number) => void;
  readonly onEdit: () => void;
  readonly onArchive: () => void;
};

function StationRow({ station, busy, mayEdit, first, last, onMove, onEdit, onArchive }: StationRowProps) {
  const { t, format } = useWorkplaceWords();
  const { name, department, cost_centre: code, former_names: formerly, is_archived: isArchived } = station;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <span className="min-w-40 flex-1">
        <b className="block break-words" dir="auto">
          {name}
        </b>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {isArchived && <Badge>{t('stations.archived')}</Badge>}
          {department !== null && <Badge>{t(`departments.${department}`)}</Badge>}
          {code !== '' && (
            <span>
              {t('stations.costCentre')} <bdi>{code}</bdi>
            </span>
          )}
          {formerly.length > 0 && t('stations.formerly', { names: format.list(formerly) })}
        </span>
      </span>
      {mayEdit && (
        <span className="flex gap-1">
          {!isArchived && (
            <>
              <IconButton
                label={t('stations.up', { name })}
                icon={<Icon of={ArrowUp} />}
                disabled={first || busy}
                onClick={() => onMove(-1)}
              />
              <IconButton
                label={t('stations.down', { name })}
                icon={<Icon of={ArrowDown} />}
                disabled={last || busy}
                onClick={() => onMove(1)}
              />
              <IconButton label={t('stations.editOf', { name })} icon={<Icon of={Pencil} />} onClick={onEdit} />
            </>
          )}
          <IconButton
            label={t(isArchived ? 'stations.restore' : 'stations.archive', { name })}
            icon={<Icon of={isArchived ? ArchiveRestore : Archive} />}
            disabled={busy}
            onClick={onArchive}
          />
        </span>
      )}
    </li>
  );
}
