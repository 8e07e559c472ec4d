import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { WandSparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../words.ts';

const FillDialog = lazy(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }));

/** Opens auto-fill for the week on the screen. Without its word, so that publishing stays in the first line. */
export function FillButton(week: ShownWeek) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('button')}
        icon={<Icon of={WandSparkles} size={week.narrow ? 20 : 16} />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <FillDialog week={week} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
