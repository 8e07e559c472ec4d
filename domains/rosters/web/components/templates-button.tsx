import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../words.ts';

const Templates = lazy(async () => ({ default: (await import('./templates.tsx')).Templates }));

/** Opens the templates that can be used for the week on the screen. */
export function TemplatesButton(week: ShownWeek) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      {week.narrow ? (
        <IconButton label={t('button')} icon={<Icon of={LayoutTemplate} size={20} />} onClick={() => setOpen(true)} />
      ) : (
        <Button icon={<Icon of={LayoutTemplate} />} onClick={() => setOpen(true)}>
          {t('button')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <Templates week={week} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
