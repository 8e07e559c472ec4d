import { usePhrases } from '@hearth/i18n/phrases';
import { Card } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import en from '../../en.json' with { type: 'json' };
import card from './en.json' with { type: 'json' };
import { useInbox } from '../../use-inbox.ts';
import { ConversationLine } from '../conversation-line.tsx';
import { useUnreadCount } from '../unread-count.tsx';

const SHOWN = 3;

/** The conversations with something unread, or that there is none; the way to all of them. */
export function UnreadCard() {
  const { t } = usePhrases('messaging', en);
  const own = usePhrases('messaging-card', card);
  const count = useUnreadCount();
  const { lines = [] } = useInbox({ text: '', unreadOnly: true });
  return (
    <Card
      flush
      title={own.t('title')}
      note={count > 0 ? t('inbox.unread', { count }) : undefined}
      action={
        <Link to="/messages" className={TEXT_LINK}>
          {own.t('all')}
        </Link>
      }
    >
      {count === 0 ? (
        <div className="px-4 py-3">
          <p className="text-base font-bold">{own.t('none')}</p>
          <p className="text-ink-2">{own.t('noneText')}</p>
        </div>
      ) : (
        <ul aria-label={t('inbox.unread', { count })}>
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line.key} className="last:*:border-b-0">
              <ConversationLine line={line} open={false} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
