import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { WandSparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../words.ts';

const FillDialog = lazy(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }));

/** Opens auto-fill for the week on the screen. */
export function FillButton(week: ShownWeek) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      {week.narrow ? (
        <IconButton label={t('button')} icon={<Icon of={WandSparkles} size={20} />} onClick={() => setOpen(true)} />
      ) : (
        <Button icon={<Icon of={WandSparkles} />} onClick={() => setOpen(true)}>
          {t('button')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <FillDialog week={week} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
