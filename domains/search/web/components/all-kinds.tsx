import { Button } from '@hearth/ui/button';
import type { FoundGroups } from '../../contract/schemas.ts';
import { KINDS, useHitLines } from '../use-hit-lines.tsx';
import { useWords } from '../words.ts';
import { HitList } from './hit-list.tsx';

/** The first hits of every kind, with the way to all of them. */
export function AllKinds({ groups, onShow }: { groups: FoundGroups; onShow: (kind: string) => void }) {
  const { t } = useWords();
  const linesOf = useHitLines();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {KINDS.map((kind) => {
        const lines = linesOf(groups, kind);
        const total = groups[kind]?.total ?? 0;
        return (
          lines.length > 0 && (
            <section key={kind} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 className="text-base font-bold">{t(`kinds.${kind}`)}</h2>
              <HitList lines={lines} />
              {total > lines.length && (
                <Button variant="ghost" className="justify-self-start" onClick={() => onShow(kind)}>
                  {t('results.showAll', { count: total })}
                </Button>
              )}
            </section>
          )
        );
      })}
    </div>
  );
}
