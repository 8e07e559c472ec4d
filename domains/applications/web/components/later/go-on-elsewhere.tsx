import { Alert } from '@hearth/ui/alert';
import { Icon } from '@hearth/ui/icon';
import { TextButton } from '@hearth/ui/link-button';
import { MonitorSmartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Draft } from '../../state/draft.ts';
import type { ResumedDraft } from './use-resumed-draft.ts';
import { useLaterWords } from './words.ts';

const LaterDialog = lazy(async () => ({ default: (await import('./later-dialog.tsx')).LaterDialog }));

/** The way to another device, and what became of the way from one. */
export function GoOnElsewhere({ draft, resumed }: { draft: Draft; resumed: ResumedDraft }) {
  const { t, problem } = useLaterWords();
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      {resumed.kind === 'back' && <Alert tone="ok">{t('back')}</Alert>}
      {resumed.kind === 'failed' && (
        <Alert tone="warn" title={t('failed')}>
          {problem(resumed.error)}
        </Alert>
      )}
      <TextButton onClick={() => setOpen(true)}>
        <Icon of={MonitorSmartphone} />
        {t('offer')}
      </TextButton>
      {open && (
        <Suspense fallback={null}>
          <LaterDialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
