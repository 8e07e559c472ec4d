import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { ArrowUpRight, Check, Copy, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '../../../contract/schemas.ts';
import type { PublicPages } from './public-pages.ts';
import { usePublishedWords } from './words.ts';

/** What to do with a job that has just gone live: see it, pass it on, print it. */
export function PublishedNote({
  job,
  pages,
  onDismiss,
}: {
  readonly job: Job;
  readonly pages: PublicPages;
  readonly onDismiss: () => void;
}) {
  const { t } = usePublishedWords();
  const [copy, setCopy] = useState<'copied' | 'copyFailed' | null>(null);
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(pages.job);
      setCopy('copied');
    } catch {
      setCopy('copyFailed');
    }
  };
  // Whoever closes the sheet has decided not to share.
  const share = (): void => void navigator.share({ title: job.title, url: pages.job }).catch(() => undefined);
  return (
    <Alert
      tone="ok"
      className="mb-6"
      title={t('title', { title: job.title })}
      onDismiss={{ label: t('dismiss'), run: onDismiss }}
      action={
        <>
          <LinkButton href={pages.job} target="_blank" rel="noopener" icon={<Icon of={ArrowUpRight} directional />}>
            {t('view')}
          </LinkButton>
          {'share' in navigator && (
            <Button icon={<Icon of={Share2} />} onClick={share}>
              {t('share')}
            </Button>
          )}
          <Button icon={<Icon of={copy === 'copied' ? Check : Copy} />} onClick={() => void copyLink()}>
            {t(copy === 'copied' ? 'copied' : 'copy')}
          </Button>
          <LinkButton href={pages.poster} target="_blank" rel="noopener" icon={<Icon of={Printer} />}>
            {t('poster')}
          </LinkButton>
        </>
      }
    >
      {t(copy === 'copyFailed' ? 'copyFailed' : 'text')}
    </Alert>
  );
}
