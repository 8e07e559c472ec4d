import { usePhrases } from '@hearth/i18n/phrases';
import { Loading, Skeleton, SkeletonText } from '@hearth/ui/skeleton';
import en from '../../en.json' with { type: 'json' };

/** A person's panel while it is on its way. */
export function PanelSkeleton() {
  const { t } = usePhrases('applications', en);
  return (
    <Loading label={t('panel.loading')} className="grid gap-4 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-8" />
      <SkeletonText lines={8} />
    </Loading>
  );
}
