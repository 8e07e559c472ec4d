import { hasPermission, useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Switch } from '@hearth/ui/switch';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { ArrowUpRight, CircleCheck, CirclePause, CircleX, Clock, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { JobAtBoard, Delivery, Posting } from '../../contract/schemas.ts';
import { useBoardsOfJob } from '../api.ts';
import { useWords } from '../words.ts';

type PostingState = Posting['goal'] | 'WAITING' | 'FAILED';

const LOOKS: Readonly<Record<PostingState, readonly ['ok' | 'warn' | 'bad' | 'neutral', LucideIcon]>> = {
  LIVE: ['ok', CircleCheck],
  PAUSED: ['warn', CirclePause],
  CLOSED: ['neutral', CircleX],
  WAITING: ['warn', Clock],
  FAILED: ['bad', TriangleAlert],
};

/** Returns the state to show: the board's once delivered, else waiting or failed. */
const postingState = (posting: Posting): PostingState => (posting.status === 'DONE' ? posting.goal : posting.status);

/** The state of one job at one board, with its actions. */
export function BoardPart(props: { readonly jobId: string; readonly isLive: boolean; readonly board: JobAtBoard }) {
  const { jobId, isLive, board } = props;
  const { t, problem } = useWords();
  const format = useFormat();
  const brand = useBrand();
  const { put, again, params } = useBoardsOfJob(jobId);
  const { posting } = board;
  const at = { params: { ...params, board: board.board } };
  const may = hasPermission(brand, 'MANAGE_JOBS') && board.is_connected;
  const stand = posting === null ? null : postingState(posting);
  const wanted = posting?.wanted === true;
  const tell = (error: Error): void => void toasts.show({ message: problem(error), tone: 'bad', key: board.board });
  return (
    <li className="grid gap-3 border-b border-line pb-6 last:border-b-0 last:pb-0">
      <Switch
        label={t('post.on', { board: board.name })}
        note={board.is_connected ? (isLive ? undefined : t('post.notLive')) : t('post.signInFirst')}
        checked={wanted}
        disabled={!may || put.isPending}
        onChange={(next) => put.mutate({ ...at, body: { wanted: next } }, { onError: tell })}
      />
      {posting !== null && stand !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={LOOKS[stand][0]} icon={<Icon of={LOOKS[stand][1]} size={12} />}>
            {t(`post.stand.${stand}`)}
          </Badge>
          {posting.next_try_at !== null && posting.status === 'WAITING' && (
            <span className="text-sm text-ink-2">
              {t('post.next', { when: format.instant(posting.next_try_at, brand.timeZone) })}
            </span>
          )}
          {posting.address !== null && stand === 'LIVE' && (
            <a href={posting.address} target="_blank" rel="noopener noreferrer" className={TEXT_LINK}>
              {t('post.open')}
              <Icon of={ArrowUpRight} size={16} directional className="inline" />
            </a>
          )}
          {posting.status !== 'DONE' && may && (
            <Button busy={again.isPending} onClick={() => again.mutate(at, { onError: tell })}>
              {t('again')}
            </Button>
          )}
        </div>
      )}
      {posting !== null && posting.deliveries.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-bold text-ink-2">{t('post.log')}</h3>
          <ol className="grid gap-2 text-dense">
            {posting.deliveries.map((delivery) => (
              <Attempt key={delivery.id} delivery={delivery} />
            ))}
          </ol>
        </section>
      )}
    </li>
  );
}

const OUTCOMES: Readonly<Record<Delivery['outcome'], readonly [LucideIcon, string]>> = {
  DONE: [CircleCheck, 'text-ok'],
  LATER: [Clock, 'text-warn'],
  FAILED: [TriangleAlert, 'text-bad'],
};

/** One delivery: time, instruction and outcome. */
function Attempt({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useWords();
  const format = useFormat();
  const { timeZone } = useBrand();
  const [icon, colour] = OUTCOMES[delivery.outcome];
  return (
    <li className="flex items-start gap-2">
      <Icon of={icon} size={16} className={`mt-0.5 ${colour}`} />
      <div className="min-w-0">
        <p>
          <span className="font-bold">{t(`post.action.${delivery.action}`)}</span>{' '}
          <span className="text-ink-2">{format.instant(delivery.at, timeZone)}</span>
        </p>
        <p className="text-ink-2">{t(`post.outcome.${delivery.reason ?? 'DONE'}`)}</p>
        {delivery.detail !== '' && (
          <p className="break-words text-ink-2" dir="auto">
            {t('post.said', { text: delivery.detail })}
          </p>
        )}
      </div>
    </li>
  );
}
