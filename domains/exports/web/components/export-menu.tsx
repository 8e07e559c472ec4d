import { saveFile } from '@hearth/client/browser/save-file';
import { useClient } from '@hearth/client/context';
import type { AnyEndpoint } from '@hearth/client/request';
import { useLanguage } from '@hearth/i18n/phrases';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import type { MenuAction } from '@hearth/ui/menu';
import { toasts } from '@hearth/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExportFormat } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];
/** The answer of an export that is prepared in the background. */
const ACCEPTED = 202;

/** The true name of a file, from the header that says how it is saved. */
function fileNameOf(response: Response): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return name === undefined ? undefined : decodeURIComponent(name);
}

/** The menu that exports a list: as CSV or as a workbook, narrowed as the page is. */
export default function ExportMenu({
  endpoint,
  brandId,
  filter,
  compact = false,
  more = [],
}: {
  readonly endpoint: AnyEndpoint;
  readonly brandId: string;
  readonly filter: object;
  readonly compact?: boolean;
  readonly more?: readonly MenuAction[];
}) {
  const { t, problem } = useWords();
  const client = useClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function save(format: ExportFormat): Promise<void> {
    setBusy(true);
    try {
      const query = { ...filter, format, language };
      const response = await client.raw(endpoint, { params: { id: brandId }, query });
      if (response.status === ACCEPTED)
        toasts.show({
          message: t('preparing'),
          action: { label: t('showFiles'), onSelect: () => void navigate('/exports') },
        });
      else saveFile(await response.blob(), fileNameOf(response) ?? `${t('export')}.${format}`);
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <MenuButton
      label={t('export')}
      trigger={
        compact ? (
          <IconButton label={t('export')} icon={<Icon of={Download} size={20} />} busy={busy} />
        ) : (
          <Button icon={<Icon of={Download} />} busy={busy}>
            {/* On a phone the icon is enough: there are other buttons beside it. */}
            <span className="max-sm:sr-only">{t('export')}</span>
          </Button>
        )
      }
      entries={[
        ...FORMATS.map((format) => ({
          id: format,
          label: t(`formats.${format}`),
          note: t(`formatNotes.${format}`),
          onSelect: () => void save(format),
        })),
        ...more,
      ]}
    />
  );
}
