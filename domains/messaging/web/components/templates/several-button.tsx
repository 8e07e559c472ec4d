import { usePerson } from '@hearth/client/person';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTemplateWords } from './words.ts';

const SeveralDialog = lazy(async () => ({ default: (await import('./several-dialog.tsx')).SeveralDialog }));

/** Opens writing to several people, for those who may write where they are. */
export default function SeveralButton() {
  const { t } = useTemplateWords();
  const { brand } = usePerson();
  const [open, setOpen] = useState(false);
  if (brand?.permissions.has('SEND_MESSAGES') !== true) return null;
  return (
    <>
      <IconButton
        label={t('several.open')}
        icon={<Icon of={MailPlus} size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <SeveralDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
