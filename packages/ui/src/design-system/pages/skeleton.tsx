import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../../skeleton/index.tsx';

function Rows() {
  const { t } = useExamplePhrases();
  return (
    <Loading label={t('widgets.loading')}>
      <SkeletonRows rows={3} />
    </Loading>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'A list', Show: Rows },
    { title: 'A text', Show: () => <SkeletonText lines={4} /> },
    {
      title: 'Any shape',
      Show: () => (
        <span className="flex items-center gap-3">
          <Skeleton round className="size-14" />
          <Skeleton className="h-24 flex-1" />
        </span>
      ),
    },
  ],
  keyboard: [],
  dos: ['Give it the size of what comes, so that nothing jumps.', 'Wrap it once in Loading, which says it aloud.'],
  donts: ['Show it under 100 ms.'],
};
