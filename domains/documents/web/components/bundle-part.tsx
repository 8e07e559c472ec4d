import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Download } from 'lucide-react';
import { askForDocumentBundle, listDocumentBundles, openDocumentBundle } from '../../contract/endpoints.ts';
import { DOCUMENTS_CHANGED } from '../../contract/events.ts';
import type { DocumentBundle } from '../../contract/schemas.ts';
import { useOpenFile } from '../use-open-file.ts';
import { useWords } from '../words.ts';

/** All documents of a person as one file: asked for, and downloaded once it is made. */
export function BundlePart({ employeeId }: { readonly employeeId: string }) {
  const { t, problem, language } = useWords();
  const brand = useBrand();
  const params = { id: brand.id, employee_id: employeeId };
  const made = useCall(listDocumentBundles, { params });
  useReadAgainOn([DOCUMENTS_CHANGED], [listDocumentBundles]);
  const ask = useSend(askForDocumentBundle, { onSuccess: () => toasts.show({ message: t('bundle.asked') }) });
  return (
    <Disclosure title={t('bundle.title')} plain>
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-ink-2">{t('bundle.text')}</p>
        {ask.error !== null && (
          <Alert tone="bad" urgent>
            {problem(ask.error)}
          </Alert>
        )}
        <Button size="sm" busy={ask.isPending} onClick={() => ask.mutate({ params, body: { language } })}>
          {t('bundle.ask')}
        </Button>
        <div className="w-full">
          <Resource
            of={made}
            rows={1}
            failed={t('bundle.listFailed')}
            problem={problem}
            isEmpty={({ bundles }) => bundles.length === 0}
            empty={<p className="text-sm text-ink-2">{t('bundle.none')}</p>}
          >
            {({ bundles }) => (
              <ul className="grid divide-y divide-line">
                {bundles.map((bundle) => (
                  <Bundle key={bundle.id} bundle={bundle} employeeId={employeeId} />
                ))}
              </ul>
            )}
          </Resource>
        </div>
      </div>
    </Disclosure>
  );
}

function Bundle({ bundle, employeeId }: { readonly bundle: DocumentBundle; readonly employeeId: string }) {
  const { t } = useWords();
  const format = useFormat();
  const client = useClient();
  const brand = useBrand();
  const openFile = useOpenFile();
  const params = { id: brand.id, employee_id: employeeId, bundle_id: bundle.id };
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 flex-1 text-sm text-ink-2">
        {bundle.state === 'READY'
          ? t('bundle.until', { date: format.instantDate(bundle.expires_at, deviceZone()) })
          : t(bundle.state === 'FAILED' ? 'bundle.failed' : 'bundle.preparing')}
      </span>
      {bundle.state === 'READY' && (
        <Button
          size="sm"
          icon={<Icon of={Download} />}
          onClick={() => void openFile(() => client.call(openDocumentBundle, { params }))}
        >
          {t('bundle.download')}
        </Button>
      )}
    </li>
  );
}
