import { deviceZone } from '@hearth/i18n/device-zone';
import { useConnection } from '@hearth/client/context';
import { Entrance } from '@hearth/domains/identity/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { FileDrop } from '@hearth/ui/file-drop';
import { useState } from 'react';
import { verifyDocument } from '../../contract/endpoints.ts';
import type { DocumentCheck } from '../../contract/schemas.ts';
import { LARGEST_CHECKED } from '../../rules/limits.ts';
import { useWords } from '../words.ts';

const TONES = {
  SEALED: 'ok',
  INTACT: 'ok',
  ORIGINAL: 'info',
  CHANGED: 'bad',
  FOREIGN: 'warn',
  UNKNOWN: 'warn',
} as const;

/** Says whether a file is what was signed here. The file is not kept. */
export function Component() {
  const { t, problem, format } = useWords();
  const { client } = useConnection();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [found, setFound] = useState<DocumentCheck | null>(null);
  const check = async (): Promise<void> => {
    setTried(true);
    if (file === null || busy) return;
    setBusy(true);
    setFailed(null);
    setFound(null);
    try {
      setFound(await client.call(verifyDocument, { files: [file] }));
    } catch (refused) {
      setFailed(problem(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Entrance page={t('verify.title')} heading={t('verify.title')} lead={t('verify.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FileDrop
          label={t('verify.file')}
          hint={t('verify.hint')}
          accept=".pdf,application/pdf"
          maxBytes={LARGEST_CHECKED}
          maxFiles={1}
          error={tried && file === null ? t('verify.missing') : undefined}
          files={file === null ? [] : [{ id: '0', name: file.name, note: format.fileSize(file.size) }]}
          onAdd={([added]) => {
            if (added === undefined) return;
            setFile(added);
            setFound(null);
          }}
          onRemove={() => setFile(null)}
          labels={{
            remove: (name) => t('file.remove', { name }),
            retry: (name) => name,
            refused: (name, reason) => t(reason === 'size' ? 'verify.tooLarge' : 'file.wrong', { name }),
          }}
        />
        <Button variant="primary" size="lg" wide busy={busy} onClick={() => void check()}>
          {t('verify.check')}
        </Button>
        <div aria-live="polite">
          {failed !== null && <Alert tone="bad" title={failed} />}
          {found !== null && <Verdict found={found} />}
        </div>
      </div>
    </Entrance>
  );
}

function Verdict({ found }: { readonly found: DocumentCheck }) {
  const { t, format } = useWords();
  const { verdict, title, number, sealed_at: at, signers, sha256 } = found;
  return (
    <Alert tone={TONES[verdict]} title={t(`verify.verdict.${verdict}`)}>
      {title !== null && number !== null && <p>{t('verify.document', { title, number })}</p>}
      {at !== null && <p>{t('verify.sealed', { date: format.instant(at, deviceZone()) })}</p>}
      <ul>
        {signers.map(({ role, name, record_name: record, identified_by: by, signed_at: signedAt }) => (
          <li key={role}>
            <bdi>{name}</bdi>
            {record !== null && record !== name && (
              <>
                {' · '}
                <bdi>{t('verify.record', { name: record })}</bdi>
              </>
            )}
            {` · ${t(`role.${role}`)} · ${t(`verify.identified.${by}`)} · ${format.instant(signedAt, deviceZone())}`}
          </li>
        ))}
      </ul>
      <p className="text-sm [overflow-wrap:anywhere]">{`SHA-256 ${sha256}`}</p>
    </Alert>
  );
}
