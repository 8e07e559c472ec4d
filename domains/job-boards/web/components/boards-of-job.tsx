import { Button } from '@hearth/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useBoards } from '../api.ts';
import { useWords } from '../words.ts';

const BoardsDrawer = lazy(async () => ({ default: (await import('./boards-drawer.tsx')).BoardsDrawer }));

/** Opens the boards of a job; nothing if the installation has none. */
export function BoardsOfJob({
  jobId,
  status,
  audience,
}: {
  readonly jobId: string;
  readonly status: string;
  readonly audience: string;
}) {
  const { t } = useWords();
  const boards = useBoards();
  const [open, setOpen] = useState(false);
  if (boards.data === undefined || boards.data.boards.length === 0) return null;
  return (
    <>
      <Button className="justify-self-start phone:w-full" onClick={() => setOpen(true)}>
        {t('post.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BoardsDrawer
            jobId={jobId}
            isLive={status === 'LIVE' && audience === 'PUBLIC'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
