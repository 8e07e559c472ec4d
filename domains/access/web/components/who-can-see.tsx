import { hasPermission, useBrand } from '@hearth/client/person';
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

/** Shows managers of access who can see a record of this kind, brand and department. */
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
  if (!hasPermission(brand, 'MANAGE_ACCESS')) return null;
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
