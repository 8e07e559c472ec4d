import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { EmptyState } from '@hearth/ui/empty-state';
import { Modal } from '@hearth/ui/modal';
import { PagedList } from '@hearth/ui/resource';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BankQuestion } from '@hearth/domains/job-library/schemas';
import { useWords } from '../../words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useJobsUsingQuestion } from './use-jobs-using-question.ts';
import { useAskingWords } from './words.ts';

/** Lists the jobs that ask a question, with the wording each uses. */
export function AskingPosts({
  question,
  onBack,
  onClose,
}: {
  readonly question: BankQuestion;
  readonly onBack: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useAskingWords();
  const { t: tJobs } = useWords();
  const [isOlderOnly, setOlderOnly] = useState(false);
  const asking = useJobsUsingQuestion(question.id, isOlderOnly);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('postsTitle')}
      description={<bdi>{question.text}</bdi>}
      closeLabel={t('close')}
      size="xl"
      footer={<Button onClick={onBack}>{t('back')}</Button>}
    >
      <div className="grid gap-4">
        {question.older_posts > 0 && (
          <Checkbox
            label={t('onlyOlder')}
            checked={isOlderOnly}
            onChange={({ target }) => setOlderOnly(target.checked)}
          />
        )}
        <PagedList
          of={asking}
          items={(page) => page.posts}
          rows={3}
          failed={t('failed')}
          problem={problem}
          empty={<EmptyState title={t('postsNone')} />}
        >
          {(posts) => (
            <ul className="rounded-lg border border-line">
              {posts.map((post) => (
                <li
                  key={post.job_id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0"
                >
                  <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
                    <Link
                      to={`/hiring/jobs/${post.job_id}`}
                      className="inline-flex items-center font-bold hover:text-accent-ink phone:min-h-11"
                    >
                      <bdi>{post.title === '' ? tJobs('list.untitled') : post.title}</bdi>
                    </Link>
                    <p className="text-dense text-ink-2">
                      <bdi>{post.location_name}</bdi>
                    </p>
                    {post.is_older && (
                      <p className="text-dense">
                        <bdi>{post.text}</bdi>
                      </p>
                    )}
                  </div>
                  <Badge tone={post.is_older ? 'warn' : 'ok'}>
                    {t(post.is_older ? 'olderWords' : 'currentWords', { version: post.version })}
                  </Badge>
                  <StatusBadge status={post.status} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Modal>
  );
}
