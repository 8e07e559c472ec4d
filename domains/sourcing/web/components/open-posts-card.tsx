import { useCall } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import { listOpenPosts } from '../../contract/endpoints.ts';
import type { OpenPost } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { OwnReferrals } from './own-referrals.tsx';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

const STEP = 4;
const MOST = 100;

/** Open jobs where the reader works, to apply for or share, with the reader's referrals. */
export function OpenPostsCard() {
  const { t } = useWords();
  const [shown, setShown] = useState(STEP);
  const [open, setOpen] = useState<{ readonly post: OpenPost; readonly to: 'apply' | 'share' } | null>(null);
  const { data, isError, refetch } = useCall(
    listOpenPosts,
    { query: { limit: String(Math.min(MOST, shown + 1)) } },
    { keepPrevious: true },
  );
  if (data === undefined) {
    if (!isError) return null;
    return (
      <Card title={t('posts.title')}>
        <p className="mb-3 text-ink-2">{t('notLoaded')}</p>
        <Button onClick={() => void refetch()}>{t('again')}</Button>
      </Card>
    );
  }
  if (!data.is_employed) return null;
  const close = (): void => setOpen(null);
  return (
    <>
      {data.posts.length > 0 && (
        <Card flush title={t('posts.title')} note={t('posts.note')}>
          <ul className="divide-y divide-line">
            {data.posts.slice(0, shown).map((post) => (
              <PostRow key={post.id} post={post} onOpen={(to) => setOpen({ post, to })} />
            ))}
          </ul>
          {data.posts.length > shown && (
            <Button variant="ghost" className="m-2" onClick={() => setShown((now) => now + STEP)}>
              {t('more')}
            </Button>
          )}
        </Card>
      )}
      <OwnReferrals />
      {open !== null && (
        <Suspense fallback={null}>
          {open.to === 'apply' ? (
            <ApplyDialog post={open.post} onClose={close} />
          ) : (
            <ShareDialog post={open.post} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

function PostRow({ post, onOpen }: { readonly post: OpenPost; readonly onOpen: (to: 'apply' | 'share') => void }) {
  const { t, format } = useWords();
  const { title, audience, public_at: publicAt, bonus, pay } = post;
  const facts = [
    post.location_name,
    ...(pay === null
      ? []
      : [
          t(`posts.per.${pay.per}`, {
            amount:
              pay.min === pay.max
                ? format.money(pay.min, pay.currency)
                : `${format.money(pay.min, pay.currency)} – ${format.money(pay.max, pay.currency)}`,
          }),
        ]),
  ];
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="min-w-0 font-bold break-words" dir="auto">
          {title}
        </h3>
        {audience === 'STAFF' && <Badge tone="info">{t('posts.STAFF')}</Badge>}
        {audience === 'STAFF_FIRST' && publicAt !== null && (
          <Badge tone="info">{t('posts.STAFF_FIRST', { date: format.instantDate(publicAt, post.time_zone) })}</Badge>
        )}
      </div>
      <p className="flex flex-wrap gap-x-2 text-dense text-ink-2">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
      {audience === 'PUBLIC' && bonus !== null && (
        <p className="text-dense text-ink-2">
          {t('posts.bonus', { amount: format.money(bonus.amount, bonus.currency) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {post.applied ? (
          <Badge tone="ok">{t('posts.applied')}</Badge>
        ) : (
          <Button size="sm" onClick={() => onOpen('apply')}>
            {t('posts.apply')}
            <span className="sr-only">{title}</span>
          </Button>
        )}
        {audience === 'PUBLIC' && (
          <Button size="sm" onClick={() => onOpen('share')}>
            {t('posts.share')}
            <span className="sr-only">{title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
