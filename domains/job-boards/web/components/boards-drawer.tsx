import { Button } from '@hearth/ui/button';
import { Drawer } from '@hearth/ui/drawer';
import { ErrorState } from '@hearth/ui/error-state';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { Link } from 'react-router';
import { useBoardsOfJob } from '../api.ts';
import { useWords } from '../words.ts';
import { BoardPart } from './board-part.tsx';

/** How one job stands at each board, what became of each attempt to tell it, and what can be done about it. */
export function BoardsDrawer(props: {
  readonly jobId: string;
  readonly isLive: boolean;
  readonly onClose: () => void;
}) {
  const { jobId, isLive, onClose } = props;
  const { t, problem } = useWords();
  const { boards } = useBoardsOfJob(jobId);
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('post.title')}
      closeLabel={t('post.close')}
      footer={
        <Link to="/hiring/job-boards" className={linkButtonLook('secondary', 'md')}>
          {t('post.toBoards')}
        </Link>
      }
    >
      {boards.isError ? (
        <ErrorState title={t('failed')} action={<Button onClick={() => void boards.refetch()}>{t('again')}</Button>}>
          {problem(boards.error)}
        </ErrorState>
      ) : boards.data === undefined ? (
        <Loading label={t('loading')}>
          <SkeletonText lines={5} />
        </Loading>
      ) : (
        <ul className="grid gap-6">
          {boards.data.boards.map((board) => (
            <BoardPart key={board.board} jobId={jobId} isLive={isLive} board={board} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
