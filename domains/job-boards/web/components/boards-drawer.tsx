import { Drawer } from '@hearth/ui/drawer';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { SkeletonText } from '@hearth/ui/skeleton';
import { Link } from 'react-router';
import { useBoardsOfJob } from '../api.ts';
import { useWords } from '../words.ts';
import { BoardPart } from './board-part.tsx';

/** The state of a job at each board, with all deliveries and actions. */
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
      closeLabel={t('close')}
      footer={
        <Link to="/hiring/job-boards" className={linkButtonLook('secondary', 'md')}>
          {t('post.toBoards')}
        </Link>
      }
    >
      <Resource of={boards} loading={<SkeletonText lines={5} />} failed={t('failed')} problem={problem}>
        {(found) => (
          <ul className="grid gap-6">
            {found.boards.map((board) => (
              <BoardPart key={board.board} jobId={jobId} isLive={isLive} board={board} />
            ))}
          </ul>
        )}
      </Resource>
    </Drawer>
  );
}
