import { useClient } from '@hearth/client/context';
import { openFile } from '@hearth/domains/applications/contract';
import { FileCheck } from '@hearth/domains/media/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { BoxLoader } from '@hearth/ui/spinner';
import { Tabs } from '@hearth/ui/tabs';
import { ExternalLink, FileText, FileX } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { Application } from '../../../contract/schemas.ts';
import base from '../../en.json' with { type: 'json' };
import { useOpenFile } from '../../use-open-file.ts';
import en from './en.json' with { type: 'json' };

type File = Application['attachments'][number];

/** Is true if browsers display this type of file. */
function isShowable({ type }: File): boolean {
  return type.startsWith('image/') || (type === 'application/pdf' && navigator.pdfViewerEnabled);
}

/** Displays a candidate's files in place: CV, certificates and photos. */
export function Documents({ brandId, application }: { brandId: string; application: Application }) {
  const { t } = usePhrases('applications-screening', en);
  const { t: words } = usePhrases('applications', base);
  const { attachments } = application;
  const [chosen, setChosen] = useState(attachments.find(isShowable)?.id ?? attachments[0]?.id);
  const [only] = attachments;
  if (only === undefined || chosen === undefined)
    return (
      <EmptyState icon={<Icon of={FileX} size={24} />} title={words('fit.noFiles')}>
        {t('noFiles')}
      </EmptyState>
    );
  const panel = (file: File) =>
    file.check === undefined ? (
      <Document key={file.id} brandId={brandId} applicationId={application.id} file={file} />
    ) : (
      <div className="p-4">
        <Suspense>
          <FileCheck file={file} />
        </Suspense>
      </div>
    );
  if (attachments.length === 1) return panel(only);
  return (
    <Tabs
      fill
      label={words('panel.files')}
      value={chosen}
      onChange={setChosen}
      tabs={attachments.map((file) => ({ id: file.id, label: file.name, panel: panel(file) }))}
    />
  );
}

/** The URL of a document, or its loading state. */
type DocumentState = { readonly url: string } | 'loading' | 'failed';

/** One file in place; its bytes never run in the page: a picture is drawn, a PDF opens in the browser's own viewer. */
function Document({ brandId, applicationId, file }: { brandId: string; applicationId: string; file: File }) {
  const { t } = usePhrases('applications-screening', en);
  const { t: words } = usePhrases('applications', base);
  const client = useClient();
  const open = useOpenFile();
  const [shown, setShown] = useState<DocumentState>('loading');
  const showable = isShowable(file);
  const { id, type } = file;
  useEffect(() => {
    if (!showable) return undefined;
    const left = new AbortController();
    let url: string | undefined;
    const load = async (): Promise<void> => {
      const params = { id: brandId, application_id: applicationId, file_id: id };
      const { href } = await client.call(openFile, { params });
      const answer = await fetch(href, { signal: left.signal });
      if (!answer.ok) throw new Error(`The file answered ${answer.status}.`);
      // The type is the one that was told from the bytes when they came, not what any answer says.
      const bytes = new Blob([await answer.arrayBuffer()], { type });
      if (left.signal.aborted) return;
      url = URL.createObjectURL(bytes);
      setShown({ url });
    };
    load().catch(() => left.signal.aborted || setShown('failed'));
    return () => {
      left.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [client, brandId, applicationId, id, type, showable]);

  if (!showable || shown === 'failed')
    return (
      <EmptyState
        icon={<Icon of={FileText} size={24} />}
        title={file.name}
        action={
          <Button
            iconEnd={<Icon of={ExternalLink} />}
            onClick={() =>
              void open(file.name, () =>
                client.call(openFile, { params: { id: brandId, application_id: applicationId, file_id: id } }),
              )
            }
          >
            {words('panel.open')}
          </Button>
        }
      >
        {t(showable ? 'notLoaded' : 'notShown')}
      </EmptyState>
    );
  if (shown === 'loading') return <BoxLoader label={t('loadingFile', { name: file.name })} />;
  return type.startsWith('image/') ? (
    <div className="h-full overflow-auto p-4" tabIndex={0} role="group" aria-label={file.name}>
      <img src={shown.url} alt={file.name} className="mx-auto max-w-full" />
    </div>
  ) : (
    <iframe src={`${shown.url}#toolbar=0&view=FitH`} title={file.name} className="h-full w-full border-0" />
  );
}
