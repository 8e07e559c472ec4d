import { useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { Download } from 'lucide-react';
import { downloadOwnExport } from '../../contract/endpoints.ts';
import type { PreparedFile } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** A prepared file: what it holds, until when, and the button that downloads it. */
export function FileRow({ file }: { readonly file: PreparedFile }) {
  const { t, problem } = useWords();
  const format = useFormat();
  const download = useSend(downloadOwnExport);
  const { state, bytes } = file;
  const list = t(`lists.${file.list}`);
  const type = t(`formats.${file.format}`);
  const open = (): void =>
    download.mutate(
      { params: { prepared_file_id: file.id } },
      {
        onSuccess: ({ url }) => location.assign(url),
        onError: (error) => void toasts.show({ message: problem(error), tone: 'bad' }),
      },
    );
  const facts = [type, t('page.rows', { count: file.rows }), ...(bytes === null ? [] : [format.fileSize(bytes)])];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {list}
          {state === 'PREPARING' && <Badge>{t('page.preparing')}</Badge>}
          {state === 'FAILED' && <Badge tone="bad">{t('page.notCreated')}</Badge>}
        </p>
        <p className="text-dense">
          <bdi>{file.brand_name}</bdi>
          {' · '}
          {facts.join(' · ')}
        </p>
        {state === 'READY' && (
          <p className="text-dense text-ink-2">
            {t('page.available', { when: format.instant(file.expires_at, deviceZone()) })}
          </p>
        )}
      </div>
      {state === 'READY' && (
        <Button variant="soft" icon={<Icon of={Download} />} busy={download.isPending} onClick={open}>
          <span aria-hidden="true">{t('page.download')}</span>
          <span className="sr-only">{t('page.downloadLabel', { list, format: type })}</span>
        </Button>
      )}
    </li>
  );
}
