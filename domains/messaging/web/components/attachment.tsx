import { useClient } from '@hearth/client/context';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { FileCheck } from '@hearth/domains/media/widgets';
import { openMessageFile } from '@hearth/domains/messaging/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { Download, FileText, Image } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FILE_CHECKED } from '../../contract/events.ts';
import type { Message } from '../../contract/schemas.ts';
import { CONVERSATION_READS } from '../use-refresh.ts';
import { useFileWords } from './files/words.ts';

type File = Message['files'][number];

/** A picture larger than this is shown when it is opened, not before: somebody pays for the bytes. */
const LARGEST_PREVIEW = 3 * 1024 * 1024;

/** A file of a message: a picture as a picture, everything else as a card; a press opens it. */
export default function Attachment(props: { applicationId: string; file: File }) {
  return props.file.check === undefined ? <OpenFile {...props} /> : <CheckedFile {...props} />;
}

/** One that waits for the virus scanner shows itself as soon as that is done. */
function CheckedFile({ applicationId, file }: { applicationId: string; file: File }) {
  useReadAgainOn(
    file.check === 'CHECKING' ? [FILE_CHECKED] : [],
    CONVERSATION_READS,
    ({ data }) => data['application_id'] === applicationId,
  );
  return <FileCheck file={file} />;
}

function OpenFile({ applicationId, file }: { applicationId: string; file: File }) {
  const t = useFileWords();
  const format = useFormat();
  const client = useClient();
  const isPicture = file.type.startsWith('image/');
  const { frame, href } = usePreview(applicationId, file.id, isPicture && file.size <= LARGEST_PREVIEW);
  const open = async (): Promise<void> => {
    // Opened at once, while the press still counts as the reader's own; the address follows.
    const target = window.open('about:blank', '_blank');
    try {
      const answer = await client.call(openMessageFile, { params: { id: applicationId, file_id: file.id } });
      if (target === null) window.location.assign(answer.href);
      else target.location.replace(answer.href);
    } catch {
      target?.close();
      toasts.show({ message: t('failed', { name: file.name }), tone: 'bad' });
    }
  };
  return (
    <button
      ref={frame}
      type="button"
      onClick={() => void open()}
      aria-label={t('open', { name: file.name, size: format.fileSize(file.size) })}
      className="grid w-72 max-w-full overflow-hidden rounded-lg border border-line bg-surface text-start text-ink hover:border-line-strong"
    >
      {href !== null && <img src={href} alt="" className="max-h-60 min-h-24 w-full bg-sunken object-cover" />}
      <span className="flex min-h-14 items-center gap-3 p-2.5">
        {href === null && (
          <span className="grid h-12 w-10 shrink-0 place-items-center rounded-sm border border-line bg-surface-2 text-ink-2">
            <Icon of={isPicture ? Image : FileText} size={20} />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-bold">{file.name}</bdi>
          <span className="block text-sm text-ink-2">{format.fileSize(file.size)}</span>
        </span>
        <Icon of={Download} size={20} className="text-accent-ink" />
      </span>
    </button>
  );
}

/** The address of a picture, asked for when it comes into view. */
function usePreview(applicationId: string, fileId: string, wanted: boolean) {
  const client = useClient();
  const frame = useRef<HTMLButtonElement>(null);
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (!wanted || current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      client.call(openMessageFile, { params: { id: applicationId, file_id: fileId } }).then(
        (answer) => setHref(answer.href),
        // The card stays; a press says what is wrong.
        () => undefined,
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [client, applicationId, fileId, wanted]);
  return { frame, href };
}
