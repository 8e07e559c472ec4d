import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listJobs } from '@hearth/domains/jobs/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Drawer } from '@hearth/ui/drawer';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { Kanban } from '@hearth/ui/kanban';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { SearchField } from '@hearth/ui/search-field';
import { Select } from '@hearth/ui/select';
import { Loading, Skeleton } from '@hearth/ui/skeleton';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { Briefcase } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Application, Card, Stage } from '../../contract/schemas.ts';
import { ApplicationPanel } from '../components/application-panel.tsx';
import { CardView } from '../components/card-view.tsx';
import { ColumnHeading } from '../components/column-heading.tsx';
import { HireDialog } from '../components/hire-dialog.tsx';
import { RejectDialog } from '../components/reject-dialog.tsx';
import en from '../en.json' with { type: 'json' };
import { useBoard } from '../use-board.ts';
import { useFullApplication } from '../use-full-application.ts';

const MOST_JOBS = '100';

/** The board of all applications, or of one job's, with a person beside it. */
export function PipelinePage({ conversation }: { conversation: (applicationId: string) => ReactNode }) {
  const { t } = usePhrases('applications', en);
  const brand = useBrand();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const jobId = search.get('job');
  const openId = search.get('application') ?? undefined;
  const { board, move, refresh } = useBoard({ brandId: brand.id, jobId, text: useDeferredValue(text.trim()) });
  const jobs = useCall(listJobs, { params: { id: brand.id }, query: { status: ['LIVE', 'PAUSED'], limit: MOST_JOBS } });
  const [rejecting, setRejecting] = useState<Card | null>(null);
  const [hiringId, setHiringId] = useState<string | null>(null);
  const hiring = useFullApplication(brand.id, hiringId);

  const set = (name: string, value: string | null): void =>
    setSearch((now) => {
      if (value === null) now.delete(name);
      else now.set(name, value);
      return now;
    });
  const ask = (card: Card | Application, to: Stage): void => {
    if (to === card.stage) return;
    if (to === 'REJECTED') setRejecting(card);
    else if (to === 'HIRED') setHiringId(card.id);
    else void move(card, to);
  };
  const findCard = (id: string): Card | undefined =>
    board.data?.stages.flatMap((column) => column.cards).find((card) => card.id === id);
  const close = (): void => set('application', null);

  const { data } = board;
  const nothing =
    data !== undefined && text === '' && jobId === null && data.stages.every((column) => column.total === 0);
  return (
    <div className="flex h-full min-h-0">
      <PageTitle>{t('board.title')}</PageTitle>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-end gap-3 p-4 md:px-6">
          <h1 className="me-auto text-2xl font-bold">{t('board.title')}</h1>
          <Select
            label={t('board.job')}
            placeholder={t('board.allJobs')}
            labelHidden
            value={jobId ?? ''}
            onChange={(value) => set('job', value === '' ? null : value)}
            options={[
              { id: '', label: t('board.allJobs') },
              ...(jobs.data?.jobs ?? []).map((job) => ({ id: job.id, label: job.title, note: job.location_name })),
            ]}
            className="w-64 max-w-full"
          />
          <SearchField
            label={t('board.search')}
            placeholder={t('board.search')}
            clearLabel={t('board.clear')}
            value={text}
            onChange={setText}
            className="w-56 max-w-full"
          />
        </div>
        <div className="min-h-0 flex-1">
          {data === undefined ? (
            board.isError ? (
              <ErrorState
                title={t('board.failed')}
                action={<Button onClick={() => void board.refetch()}>{t('board.again')}</Button>}
              />
            ) : (
              <BoardSkeleton label={t('board.loading')} />
            )
          ) : nothing ? (
            <EmptyState
              icon={<Icon of={Briefcase} size={24} />}
              title={t('board.empty.title')}
              action={
                <Link to="/hiring/jobs/new" className={linkButtonLook('primary')}>
                  {t('board.empty.action')}
                </Link>
              }
            >
              {t('board.empty.text')}
            </EmptyState>
          ) : (
            <Kanban
              columns={data.stages.map((column) => ({
                id: column.stage,
                name: t('board.column', { stage: t(`stage.${column.stage}`), count: column.total }),
                heading: <ColumnHeading {...column} promisedHours={data.promised_hours} />,
                cards: column.cards,
                empty: t('board.emptyColumn'),
                footer:
                  column.total > column.cards.length ? (
                    <p className="p-2 text-center text-sm text-ink-2">
                      {t('board.more', { count: column.total - column.cards.length })}
                    </p>
                  ) : undefined,
              }))}
              idOf={(card) => card.id}
              nameOf={(card) => `${card.first_name} ${card.last_name}`}
              dragLabel={(card) => t('board.drag', { name: `${card.first_name} ${card.last_name}` })}
              render={(card) => <CardView card={card} promisedHours={data.promised_hours} showJob={jobId === null} />}
              openId={openId}
              onOpen={(id) => set('application', id)}
              onMove={(id, stage) => {
                const card = findCard(id);
                if (card !== undefined) ask(card, stage as Stage);
              }}
            />
          )}
        </div>
      </div>
      {openId !== undefined && (
        <Beside title={t('panel.details')} closeLabel={t('panel.close')} onClose={close}>
          <ApplicationPanel
            key={openId}
            applicationId={openId}
            conversation={conversation}
            onClose={close}
            onMove={ask}
          />
        </Beside>
      )}
      {rejecting !== null && (
        <RejectDialog
          card={rejecting}
          onClose={() => setRejecting(null)}
          onReject={(reason) => {
            void move(rejecting, 'REJECTED', reason);
            setRejecting(null);
          }}
        />
      )}
      {hiring !== null && (
        <HireDialog
          application={hiring}
          onClose={() => setHiringId(null)}
          onHired={(hired) => {
            setHiringId(null);
            refresh();
            toasts.show({
              message: t('hire.done', { name: `${hired.first_name} ${hired.last_name}` }),
              tone: 'ok',
              durationMs: UNDO_DURATION_MS,
              action: { label: t('hire.plan'), onSelect: () => void navigate('/schedule') },
            });
          }}
        />
      )}
    </div>
  );
}

/** Beside the board where there is room, over it where there is not. */
function Beside({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const wide = globalThis.matchMedia('(min-width: 1200px)').matches;
  if (wide) return <aside className="w-[26rem] shrink-0 border-s border-line">{children}</aside>;
  return (
    <Drawer open onClose={onClose} title={title} closeLabel={closeLabel} flush>
      {children}
    </Drawer>
  );
}

function BoardSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3 px-6 md:grid-cols-5">
      {[4, 3, 2, 2, 1].map((cards, column) => (
        <span key={column} className="grid content-start gap-2">
          <Skeleton className="h-5 w-1/2" />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} className="h-28 w-full rounded-lg" />
          ))}
        </span>
      ))}
    </Loading>
  );
}
