import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { ArrowLeft, Megaphone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useBoards } from '../api.ts';
import { BoardRow } from '../components/board-row.tsx';
import { FeedsCard } from '../components/feeds-card.tsx';
import { useWords } from '../words.ts';

/** Only somebody who is signed in at a board has campaigns there. */
const CampaignsCard = lazy(async () => ({ default: (await import('../components/campaigns-card.tsx')).CampaignsCard }));

/** The job boards of the current brand: connections, campaigns and feeds. */
export function Component() {
  const { t, problem } = useWords();
  const boards = useBoards();
  const title = t('menu.boards');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        className="mb-4"
        title={title}
        above={
          <Link
            to="/hiring/jobs"
            className="inline-flex min-h-9 items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink phone:min-h-11"
          >
            <Icon of={ArrowLeft} directional />
            {t('back')}
          </Link>
        }
      />
      <Resource of={boards} rows={4} failed={t('failed')} problem={problem}>
        {(found) => (
          <div className="grid gap-6">
            <Card title={t('boards.title')} flush>
              {found.boards.length === 0 ? (
                <EmptyState icon={<Icon of={Megaphone} size={24} />} title={t('boards.none')}>
                  {t('boards.noneHelp')}
                </EmptyState>
              ) : (
                <ul>
                  {found.boards.map((board) => (
                    <BoardRow key={board.code} board={board} />
                  ))}
                </ul>
              )}
            </Card>
            {found.boards
              .filter(({ connection }) => connection !== null && !connection.is_lost)
              .map((board) => (
                <Suspense key={board.code} fallback={null}>
                  <CampaignsCard board={board} />
                </Suspense>
              ))}
            <FeedsCard feeds={found.feeds} />
          </div>
        )}
      </Resource>
    </>
  );
}
