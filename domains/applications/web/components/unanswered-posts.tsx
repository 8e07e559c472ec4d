import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { MenuButton } from '@hearth/ui/menu-button';
import { Link } from 'react-router';
import type { UnansweredPost } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };

const answerUrl = (post: UnansweredPost): string => `/dashboard/hiring?job=${post.job_id}&answer`;

/** Says that people wait at posts that are over, until all of them have got an answer. It cannot be put away. */
export default function UnansweredPosts({ posts, total }: { posts: readonly UnansweredPost[]; total: number }) {
  const { t } = usePhrases('applications', en);
  const [first] = posts;
  if (first === undefined) return null;
  const { title: job, location_name: place, waiting: count } = first;
  const only = total === 1;
  return (
    <div className="px-4 pb-3 md:px-6">
      <Alert tone="warn">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{only ? t('unanswered.post', { job, place, count }) : t('unanswered.posts', { count: total })}</p>
          {only ? (
            <Link to={answerUrl(first)} className={linkButtonLook('secondary', 'sm')}>
              {t('unanswered.answer')}
            </Link>
          ) : (
            <MenuButton
              label={t('unanswered.answer')}
              placement="bottom end"
              trigger={<Button size="sm">{t('unanswered.answer')}</Button>}
              entries={posts.map((post) => ({
                id: post.job_id,
                label: post.title,
                note: post.location_name,
                end: <span className="text-ink-2 tabular-nums">{post.waiting}</span>,
                href: answerUrl(post),
              }))}
            />
          )}
        </div>
      </Alert>
    </div>
  );
}
