import { useCall } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { getSafety } from '../../../contract/safety-endpoints.ts';
import type { Conversation, Message } from '../../../contract/schemas.ts';
import { usePartWords } from './words.ts';

/** Replaces the input and explains why nobody can write here. */
export default function ClosedNote({ application, side }: { application: Conversation; side: Message['from'] }) {
  const { t } = usePartWords();
  const { cannot_write: why = 'HIRED' } = application;
  return (
    <div className="border-t border-line bg-surface px-4 py-4 text-center text-balance text-ink-2" role="status">
      {why === 'HIRED' ? t('closed') : why === 'CLOSED' ? t(`barred.CLOSED.${side}`) : t(`barred.${why}`)}
      {why === 'MINOR' && <Approved applicationId={application.id} />}
    </div>
  );
}

/** Who may write to somebody under age. */
function Approved({ applicationId }: { applicationId: string }) {
  const { t } = usePartWords();
  const format = useFormat();
  const { data } = useCall(getSafety, { params: { id: applicationId } });
  const names = data?.minor?.approved ?? [];
  return names.length === 0 ? null : <p className="mt-1">{t('approved', { names: format.list(names) })}</p>;
}
