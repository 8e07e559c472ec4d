import { mayDo, useBrand } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RecordKind } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Asked for by the button; the pages that show it do not carry it. */
const AudienceDialog = lazy(async () => ({
  default: (await import('./audience-dialog.tsx')).AudienceDialog,
}));

/** Tells those who manage access who sees a record: its kind, where it stands, and its department, if it has one. */
export function WhoCanSee({
  kind,
  brandId,
  category = null,
}: {
  readonly kind: RecordKind;
  readonly brandId: string;
  readonly category?: string | null;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  if (!mayDo(brand, 'MANAGE_ACCESS')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        icon={<Icon of={Eye} />}
        onClick={() => setOpen(true)}
      >
        {t('seen.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AudienceDialog kind={kind} brandId={brandId} category={category} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
