import { useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Mail, MailOpen } from 'lucide-react';
import { Link } from 'react-router';
import { markNoticesRead } from '../../contract/endpoints.ts';
import type { Notice } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** The props of a NoticeItem. `onOpen` closes what it is shown in. */
export interface NoticeItemProps {
  readonly notice: Notice;
  readonly now: Date;
  readonly onOpen?: (() => void) | undefined;
}

/** One notice, which leads to its page and counts as read then. */
export function NoticeItem({ notice, now, onOpen }: NoticeItemProps) {
  const { t } = useWords();
  const format = useFormat();
  const mark = useSend(markNoticesRead);
  const ids = [notice.id];
  const open = (): void => {
    if (!notice.read) mark.mutate({ body: { ids, read: true } });
    onOpen?.();
  };
  return (
    <li className={`flex items-start gap-2 py-2 ${notice.read ? '' : 'bg-accent-soft'} -mx-2 rounded-md px-2`}>
      <Link to={notice.link} onClick={open} className="grid min-w-0 flex-1 gap-0.5 py-1">
        <span className={`break-words ${notice.read ? '' : 'font-bold'}`}>
          {!notice.read && <span className="sr-only">{t('unreadMark')}: </span>}
          <bdi>{notice.title}</bdi>
        </span>
        {notice.text !== '' && (
          <span dir="auto" className="text-start text-dense break-words whitespace-pre-line text-ink-2">
            {notice.text}
          </span>
        )}
        <time dateTime={notice.at} className="text-sm text-ink-2">
          {format.relative(notice.at, now)}
        </time>
      </Link>
      <IconButton
        size="sm"
        label={t(notice.read ? 'markUnread' : 'markRead')}
        icon={<Icon of={notice.read ? Mail : MailOpen} />}
        onClick={() => mark.mutate({ body: { ids, read: !notice.read } })}
      />
    </li>
  );
}
