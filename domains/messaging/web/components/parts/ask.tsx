import { useClient } from '@hearth/client/context';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { InterviewChoice } from '@hearth/domains/interviews/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { checkFiles } from '@hearth/ui/file-limits';
import { Icon } from '@hearth/ui/icon';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { CalendarCheck, CalendarClock, CircleCheck, FileUp } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { answerAsk, withdrawAsk } from '../../../contract/ask-endpoints.ts';
import type { Message, Part } from '../../../contract/schemas.ts';
import { CONVERSATION_READS, useRefreshConversations } from '../../use-refresh.ts';
import { usePartWords } from './words.ts';
import { ASK_CHANGED } from '../../../contract/events.ts';

const ICONS = { TIME: CalendarClock, DOCUMENT: FileUp, CONFIRM: CircleCheck, INTERVIEW: CalendarCheck };
const TONES = { OPEN: 'info', DONE: 'ok', DECLINED: 'warn', WITHDRAWN: 'neutral', EXPIRED: 'neutral' } as const;
const LIMITS = { accept: '.pdf,.docx,.odt,.jpg,.jpeg,.png', maxBytes: 10 * 1024 * 1024, maxFiles: 3 };

type AskPart = Extract<Part, { kind: 'ASK' }>;

interface AskProps {
  readonly applicationId: string;
  readonly message: Message;
  readonly asked: AskPart;
  /** Whether the reader's side asks. */
  readonly mine: boolean;
}

interface Answer {
  readonly says: 'YES' | 'NO';
  readonly starts_at?: string;
}
/** `what` says which button is busy. */
type OnAnswer = (what: string, body: Answer, files?: readonly File[]) => void;

/** Answers a request or takes it back; kept current by events. */
function useAskActions(applicationId: string, askId: string) {
  const { problem } = usePartWords();
  const client = useClient();
  const refresh = useRefreshConversations();
  const [busy, setBusy] = useState<string | null>(null);
  useReadAgainOn([ASK_CHANGED], CONVERSATION_READS, ({ data }) => data['application_id'] === applicationId);
  const params = { id: applicationId, ask_id: askId };
  const run = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad' });
      // The request is in another state than the one shown.
      refresh();
    }
    setBusy(null);
  };
  const answer: OnAnswer = (what, body, files = []) =>
    void run(what, () => client.call(answerAsk, { params, body, files }));
  const withdraw = (): void => void run('withdraw', () => client.call(withdrawAsk, { params }));
  return { busy, answer, withdraw };
}

/** A structured request with its state, and actions to answer or withdraw it. */
export function Ask({ applicationId, message, asked, mine }: AskProps) {
  const { t } = usePartWords();
  const format = useFormat();
  const { busy, answer, withdraw } = useAskActions(applicationId, message.message_id);
  const momentOf = (at: string): string =>
    t('ask.moment', {
      day: format.instantDate(at, asked.time_zone, 'full'),
      time: format.instantTime(at, asked.time_zone),
    });
  const isOpen = asked.state === 'OPEN';
  return (
    <section
      aria-label={t(`ask.${asked.ask}`)}
      className={`grid gap-3 ${asked.interview_id === null ? 'w-[min(18rem,calc(100vw-6rem))]' : 'w-[min(22rem,calc(100vw-4rem))]'} rounded-lg border border-line-strong bg-surface p-3.5 text-ink`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm font-bold">
        <span className="flex items-center gap-1.5">
          <Icon of={ICONS[asked.ask]} size={16} className="text-accent-ink" />
          {t(`ask.${asked.ask}`)}
        </span>
        <span role="status">
          <Badge tone={TONES[asked.state]}>{t(`ask.state.${asked.state}`)}</Badge>
        </span>
      </div>
      <p dir="auto" className="text-base break-words whitespace-pre-wrap">
        {message.message_body}
      </p>
      {asked.chosen !== null && <p className="font-bold">{momentOf(asked.chosen)}</p>}
      {isOpen && asked.ask === 'TIME' && mine && (
        <ul className="grid gap-1 text-sm">
          {asked.times.map((time) => (
            <li key={time}>{momentOf(time)}</li>
          ))}
        </ul>
      )}
      {!mine && asked.interview_id !== null && (isOpen || asked.state === 'DONE') && (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <InterviewChoice interviewId={asked.interview_id} />
        </Suspense>
      )}
      {isOpen && !mine && <AnswerButtons asked={asked} busy={busy} momentOf={momentOf} onAnswer={answer} />}
      {isOpen && <p className="text-sm text-ink-2">{t('ask.until', { when: momentOf(asked.expires_at) })}</p>}
      {isOpen && mine && (
        <Button size="sm" variant="ghost" busy={busy !== null} onClick={withdraw}>
          {t('ask.withdraw')}
        </Button>
      )}
    </section>
  );
}

interface AnswerButtonsProps {
  readonly asked: AskPart;
  readonly busy: string | null;
  readonly momentOf: (at: string) => string;
  readonly onAnswer: OnAnswer;
}

/** The answers that a candidate can give: a time, a yes, a document, or no. */
function AnswerButtons({ asked, busy, momentOf, onAnswer }: AnswerButtonsProps) {
  const { t } = usePartWords();
  return (
    <div className="grid gap-2">
      {asked.ask === 'TIME' &&
        asked.times.map((time) => (
          <Button
            key={time}
            size="lg"
            variant="secondary"
            busy={busy === time}
            disabled={busy !== null}
            onClick={() => onAnswer(time, { says: 'YES', starts_at: time })}
          >
            {momentOf(time)}
          </Button>
        ))}
      {asked.ask === 'CONFIRM' && (
        <Button
          size="lg"
          variant="primary"
          busy={busy === 'YES'}
          disabled={busy !== null}
          onClick={() => onAnswer('YES', { says: 'YES' })}
        >
          {t('ask.confirm')}
        </Button>
      )}
      {asked.ask === 'DOCUMENT' && (
        <Upload
          busy={busy === 'YES'}
          disabled={busy !== null}
          onFiles={(files) => onAnswer('YES', { says: 'YES' }, files)}
        />
      )}
      <Button
        size="lg"
        variant="ghost"
        busy={busy === 'NO'}
        disabled={busy !== null}
        onClick={() => onAnswer('NO', { says: 'NO' })}
      >
        {t(`ask.no.${asked.ask}`)}
      </Button>
    </div>
  );
}

/** Takes the document: from the files of the device, or from its camera. */
function Upload({
  busy,
  disabled,
  onFiles,
}: {
  busy: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = usePartWords();
  const picker = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={LIMITS.accept}
        onChange={(event) => {
          const { taken, refused } = checkFiles([...(event.target.files ?? [])], 0, LIMITS);
          event.target.value = '';
          setWrong(refused.length > 0);
          if (refused.length === 0 && taken.length > 0) onFiles(taken);
        }}
      />
      <Button size="lg" variant="primary" busy={busy} disabled={disabled} onClick={() => picker.current?.click()}>
        {t('ask.upload')}
      </Button>
      {wrong && (
        <p role="alert" className="text-sm font-bold text-bad">
          {t('ask.wrongFile')}
        </p>
      )}
    </>
  );
}
