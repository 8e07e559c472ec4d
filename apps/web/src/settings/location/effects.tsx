import { useCall } from '@hearth/client/query';
import { useFeatureName } from '@hearth/domains/core/widgets';
import { previewArchive, previewMove } from '@hearth/domains/core-reader/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Resource } from '@hearth/ui/resource';
import { SkeletonText } from '@hearth/ui/skeleton';
import type { ReactNode } from 'react';
import en from '../phrases/en.json';
import { useSettingNames } from './setting-names.ts';

/** What a location still has, before it is archived. */
export function ArchiveEffects({ locationId }: { locationId: string }) {
  const { t, problem } = usePhrases('settings', en);
  const preview = useCall(previewArchive, { params: { id: locationId } }, { staleTime: 0 });
  return (
    <Resource of={preview} problem={problem} loading={<SkeletonText lines={4} />}>
      {(has) => {
        const lines = [
          has.coming_shifts > 0 && t('archiveEffects.shifts', { count: has.coming_shifts }),
          has.live_jobs > 0 && t('archiveEffects.jobs', { count: has.live_jobs }),
          has.open_applications > 0 && t('archiveEffects.applications', { count: has.open_applications }),
          has.people > 0 && t('archiveEffects.people', { count: has.people }),
        ].filter((line) => line !== false);
        return lines.length === 0 ? (
          <p>{t('archiveEffects.nothing')}</p>
        ) : (
          <ul className="grid list-disc gap-1 ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        );
      }}
    </Resource>
  );
}

/** What changes for a location that moves: whose access, which settings and features, and its look. */
export function MoveEffects(props: { rootId: string; locationId: string; parentId: string }) {
  const { t, problem } = usePhrases('settings', en);
  const serviceName = useFeatureName();
  const settingName = useSettingNames();
  const query = { brand_id: props.locationId, parent_id: props.parentId };
  const preview = useCall(previewMove, { params: { id: props.rootId }, query }, { staleTime: 0 });
  return (
    <Resource of={preview} problem={problem} loading={<SkeletonText lines={4} />}>
      {(move) => {
        const source = (name: string | null): string => name ?? t('moveEffects.product');
        const changesNothing =
          move.people.length + move.settings.length + move.gained_services.length + move.lost_services.length === 0 &&
          !move.looks_different;
        return (
          <div className="grid gap-3">
            <p className="font-bold">{t('moveEffects.path', { path: move.path.join(' › ') })}</p>
            {changesNothing && <p>{t('moveEffects.nothing')}</p>}
            <Lines title={t('moveEffects.access')}>
              {move.people.map(({ name, change }) => t(`moveEffects.${change}`, { name }))}
            </Lines>
            <Lines title={t('moveEffects.features')}>
              {[
                ...move.gained_services.map((code) => t('moveEffects.on', { name: serviceName(code) })),
                ...move.lost_services.map((code) => t('moveEffects.off', { name: serviceName(code) })),
              ]}
            </Lines>
            <Lines title={t('moveEffects.settings')}>
              {[
                ...move.settings.map(({ setting, from, to }) =>
                  t('moveEffects.from', { setting: settingName(setting), from: source(from), to: source(to) }),
                ),
                ...(move.looks_different ? [t('moveEffects.look')] : []),
              ]}
            </Lines>
          </div>
        );
      }}
    </Resource>
  );
}

/** How many lines of a list are shown; of the rest only their number. */
const SHOWN = 8;

function Lines({ title, children }: { title: string; children: readonly string[] }): ReactNode {
  const { t } = usePhrases('settings', en);
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        {children.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {children.length > SHOWN && <li>{t('moveEffects.more', { count: children.length - SHOWN })}</li>}
      </ul>
    </section>
  );
}
