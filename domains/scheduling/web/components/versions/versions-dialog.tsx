import { useCall } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { getPublication, listPublications } from '../../../contract/endpoints.ts';
import type { ListedPublication } from '../../../contract/publication-schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionChange } from './version-change.tsx';
import { useVersionWords } from './words.ts';

const TONES = { PUBLISHED: 'ok', WITHDRAWN: 'warn', SHIFT_REQUEST: 'info' } as const;

type VersionsDialogProps = { readonly onClose: () => void; readonly onUnpublish: () => void };

/** Everything that staff have been shown of the week: who published it, when, and what was new, different or gone. */
export default function VersionsDialog({ onClose, onUnpublish }: VersionsDialogProps) {
  const { snapshot, phrases } = useSchedule();
  const { t, problem } = useVersionWords();
  const { location, week, may, published_at: published } = snapshot.week;
  const [restored, setRestored] = useState<ListedPublication | null>(null);
  const versions = useCall(listPublications, { params: { id: location.id }, query: { week, limit: '100' } });
  if (restored !== null) return <RestoreDialog version={restored} onBack={() => setRestored(null)} onClose={onClose} />;
  return (
    <Modal
      open
      size="lg"
      onClose={onClose}
      closeLabel={phrases.t('close')}
      title={t('title')}
      description={t('note')}
      footer={
        may.publish && published !== null ? <Button onClick={onUnpublish}>{t('unpublish.button')}</Button> : undefined
      }
    >
      <Resource of={versions} rows={3} failed={t('failed')} problem={problem}>
        {({ publications }) => (
          <div className="grid gap-2">
            {publications.map((version) => (
              <Version
                key={version.id}
                version={version}
                onRestore={may.edit ? () => setRestored(version) : undefined}
              />
            ))}
          </div>
        )}
      </Resource>
    </Modal>
  );
}

type VersionProps = { readonly version: ListedPublication; readonly onRestore: (() => void) | undefined };

function Version({ version, onRestore }: VersionProps) {
  const { location } = useSchedule().snapshot.week;
  const { t } = useVersionWords();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const at = format.instant(version.published_at, location.time_zone);
  return (
    <Disclosure
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {t('number', { number: version.number })}
          <Badge tone={TONES[version.kind]}>{t(`kinds.${version.kind}`)}</Badge>
          <span className="text-sm font-normal text-ink-2">
            {version.published_by_name === '' ? at : t('by', { name: version.published_by_name, at })}
          </span>
        </span>
      }
      note={t('changes', { count: version.change_count })}
      onOpenChange={setOpen}
    >
      {version.reason !== '' && (
        <p dir="auto" className="mb-2 wrap-anywhere">
          {version.reason}
        </p>
      )}
      {open && <Changes id={version.id} />}
      {onRestore !== undefined && (
        <Button size="sm" className="mt-2" icon={<Icon of={RotateCcw} />} onClick={onRestore}>
          {t('restore.button')}
        </Button>
      )}
    </Disclosure>
  );
}

function Changes({ id }: { readonly id: string }) {
  const { snapshot } = useSchedule();
  const { t, problem } = useVersionWords();
  const params = { id: snapshot.week.location.id, publication_id: id };
  // What was published never changes.
  const publication = useCall(getPublication, { params }, { staleTime: Infinity });
  return (
    <Resource of={publication} rows={2} failed={t('failed')} problem={problem}>
      {({ changes }) => (
        <ul className="grid gap-1.5 text-dense">
          {changes.map(({ shift_id: shiftId, before, after }) => (
            <VersionChange key={shiftId} before={before} after={after} />
          ))}
        </ul>
      )}
    </Resource>
  );
}
