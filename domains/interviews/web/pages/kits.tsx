import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { Plus, Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { listKits, putKitAway } from '../../contract/endpoints.ts';
import type { Kit } from '../../contract/schemas.ts';
import { kindIcon } from '../kinds.ts';
import { useWords } from '../words.ts';

const KitDialog = lazy(async () => ({ default: (await import('../components/kit-dialog.tsx')).KitDialog }));

/** The interview kits at the current brand and below. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const [editing, setEditing] = useState<Kit | 'new' | null>(null);
  const kits = useCall(listKits, { params: { id: brand.id } });
  const mayEdit = hasPermission(brand, 'MANAGE_APPLICATIONS');
  const isPlace = brand.type === 'LOCATION';
  const add = mayEdit && isPlace && (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setEditing('new')}>
      {t('kits.add')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('kits.title')}</PageTitle>
      <PageHeader
        above={
          <Link to="/hiring/interviews" className={`${TEXT_LINK} phone:py-2.5`}>
            {t('menu.interviews')}
          </Link>
        }
        title={t('kits.title')}
        note={t('kits.note')}
        actions={add}
      />
      {mayEdit && !isPlace && <Alert tone="info">{t('kits.needsLocation')}</Alert>}
      <Resource
        of={kits}
        rows={4}
        isEmpty={({ kits: all }) => all.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={Settings} size={24} />} title={t('kits.empty')} action={add}>
              {t('kits.emptyText')}
            </EmptyState>
          </Card>
        }
      >
        {({ kits: all }) => (
          <Card flush>
            <ul className="divide-y divide-line">
              {all.map((kit) => (
                <KitLine key={kit.id} kit={kit} onEdit={mayEdit ? () => setEditing(kit) : undefined} />
              ))}
            </ul>
          </Card>
        )}
      </Resource>
      {editing !== null && (
        <Suspense fallback={null}>
          <KitDialog kit={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </div>
  );
}

function KitLine({ kit, onEdit }: { kit: Kit; onEdit: (() => void) | undefined }) {
  const { t, format, problem } = useWords();
  const brand = useBrand();
  const away = useSend(putKitAway);
  const names = format.list(kit.people.map(({ name }) => name));
  const facts = [brand.id === kit.location_id ? '' : kit.location_name, kit.room].filter((part) => part !== '');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          <Icon of={kindIcon(kit.kind)} />
          <bdi>{kit.name}</bdi>
          <Badge>{t(`kinds.${kit.kind}`)}</Badge>
          <Badge>{t('kits.length', { minutes: format.number(kit.minutes) })}</Badge>
          {kit.capacity > 1 && <Badge>{t('kits.seats', { count: kit.capacity })}</Badge>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {t(kit.panel_rule === 'ALL' ? 'kits.together' : 'kits.oneOf', { names })}
        </p>
        {facts.length > 0 && <p className="text-sm break-words text-ink-2">{facts.join(' · ')}</p>}
        {kit.criteria.length > 0 && (
          <p className="text-sm break-words text-ink-2">
            {t('kits.judged', { names: format.list(kit.criteria.map(({ name }) => name)) })}
          </p>
        )}
        {away.isError && <Alert tone="bad" urgent title={problem(away.error)} />}
      </div>
      {onEdit !== undefined && (
        <div className="flex gap-2">
          <Button size="sm" onClick={onEdit}>
            {t('kits.edit')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={away.isPending}
            onClick={() => away.mutate({ params: { id: brand.id, kit_id: kit.id } })}
          >
            {t('kits.putAway')}
          </Button>
        </div>
      )}
    </li>
  );
}
