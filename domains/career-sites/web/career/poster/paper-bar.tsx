import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { Check, Printer } from 'lucide-react';
import { PAPERS } from '../../../rules/poster.ts';
import type { PosterPaper } from '../../../rules/poster.ts';
import { usePosterWords } from '../../components/poster/words.ts';

/** Chooses the paper before printing. */
export function PaperBar({ paper }: { readonly paper: PosterPaper }) {
  const { t } = usePosterWords();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-raised print:hidden">
      <nav aria-label={t('paper')} className="flex flex-wrap gap-2">
        {PAPERS.map((one) => (
          <LinkButton
            key={one}
            href={`?paper=${one}`}
            size="lg"
            variant={one === paper ? 'soft' : 'secondary'}
            icon={one === paper && <Icon of={Check} />}
            aria-current={one === paper ? 'page' : undefined}
          >
            {t(one)}
          </LinkButton>
        ))}
      </nav>
      <Button
        variant="primary"
        size="lg"
        icon={<Icon of={Printer} />}
        hidden
        data-print=""
        className="ms-auto max-sm:w-full [&[hidden]]:hidden"
      >
        {t('print')}
      </Button>
    </div>
  );
}
