import { useClient } from '@hearth/client/context';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Button } from '@hearth/ui/button';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { REPORT_REASONS } from '../../../contract/bars.ts';
import type { ReportReason } from '../../../contract/bars.ts';
import { blockWriting, endBlock } from '../../../contract/safety-endpoints.ts';
import type { getSafety } from '../../../contract/safety-endpoints.ts';
import { useSafetyPhrases } from './words.ts';

const LONGEST = 500;

/** Lists the blocks of a conversation, with actions to block and unblock. */
export function Blocks({
  applicationId,
  safety,
  refresh,
}: {
  applicationId: string;
  safety: AnswerOf<typeof getSafety>;
  refresh: () => void;
}) {
  const { t, problem } = useSafetyPhrases();
  const client = useClient();
  const [busy, setBusy] = useState('');
  const { side, blocks, people } = safety;
  if (side === 'EMPLOYER' && !safety.may_close && blocks.length === 0) return null;
  const run = async (what: string, work: () => Promise<unknown>, said: string): Promise<void> => {
    setBusy(what);
    try {
      await work();
      toasts.show({ message: said, tone: 'ok' });
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad' });
      refresh();
    }
    setBusy('');
  };
  const block = (userId: string | null, reason: ReportReason | null = null, note = ''): void => {
    const body = { user_id: userId, reason, note };
    const work = () => client.call(blockWriting, { params: { id: applicationId }, body });
    void run(userId ?? 'all', work, t(side === 'EMPLOYER' ? 'closing.done' : 'block.done'));
  };
  const end = (id: string): void => {
    const work = () => client.call(endBlock, { params: { id: applicationId, block_id: id } });
    void run(id, work, t(side === 'EMPLOYER' ? 'closing.undone' : 'block.undone'));
  };
  const isWhole = blocks.some(({ kind }) => kind !== 'PERSON');
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-base font-bold">{t(side === 'EMPLOYER' ? 'closing.heading' : 'block.heading')}</h3>
      <p className="text-ink-2">{t(side === 'EMPLOYER' ? 'closing.help' : 'block.help')}</p>
      {blocks.length > 0 && (
        <ul className="grid gap-3">
          {blocks.map((line) => (
            <BlockLine
              key={line.id}
              line={line}
              side={side}
              busy={busy === line.id}
              onEnd={side === 'CANDIDATE' || safety.may_close ? () => end(line.id) : undefined}
            />
          ))}
        </ul>
      )}
      {side === 'EMPLOYER' && !isWhole && (
        <Closing busy={busy === 'all'} onClose={(reason, note) => block(null, reason, note)} />
      )}
      {side === 'CANDIDATE' && !isWhole && (
        <div className="grid justify-items-start gap-2">
          {people.map(({ id, name }) => (
            <Button key={id} busy={busy === id} onClick={() => block(id)}>
              {t('block.person', { name })}
            </Button>
          ))}
          <Button busy={busy === 'all'} onClick={() => block(null)}>
            {t('block.all')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface BlockLineProps {
  readonly line: AnswerOf<typeof getSafety>['blocks'][number];
  readonly side: 'CANDIDATE' | 'EMPLOYER';
  readonly busy: boolean;
  /** Absent for readers who can't end it. */
  readonly onEnd: (() => void) | undefined;
}

/** A block: who can't write, since when and why. */
function BlockLine({ line, side, busy, onEnd }: BlockLineProps) {
  const { t } = useSafetyPhrases();
  const format = useFormat();
  const day = format.instantDate(line.at, deviceZone(), 'long');
  return (
    <li className="grid gap-1.5 rounded-lg border border-line p-3">
      <p className="font-bold">{line.kind === 'PERSON' ? <bdi>{line.name}</bdi> : t(`block.is.${line.kind}`)}</p>
      <p className="text-sm text-ink-2">
        {line.kind === 'CANDIDATE' && line.reason !== null
          ? t('closing.by', { name: line.by_name, day, reason: t(`reason.${line.reason}`) })
          : t('block.since', { day })}
      </p>
      {line.note !== '' && <p dir="auto">{line.note}</p>}
      {onEnd !== undefined && (
        <Button size="sm" busy={busy} onClick={onEnd} className="justify-self-start">
          {t(side === 'EMPLOYER' ? 'closing.undo' : 'block.undo')}
        </Button>
      )}
    </li>
  );
}

/** The house closes a conversation, with a reason. */
function Closing({ busy, onClose }: { busy: boolean; onClose: (reason: ReportReason, note: string) => void }) {
  const { t } = useSafetyPhrases();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  return (
    <div className="grid gap-3">
      <Select
        label={t('closing.reason')}
        placeholder={t('closing.choose')}
        options={REPORT_REASONS.map((id) => ({ id, label: t(`reason.${id}`) }))}
        value={reason}
        onChange={(id) => setReason(REPORT_REASONS.find((known) => known === id) ?? null)}
      />
      <TextField
        label={t('closing.note')}
        optionalHint={t('optional')}
        maxLength={LONGEST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        busy={busy}
        disabled={reason === null}
        onClick={() => reason !== null && onClose(reason, note.trim())}
        className="justify-self-start"
      >
        {t('closing.do')}
      </Button>
    </div>
  );
}
