import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { CalendarPlus, Copy, Link2Off, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import { useNow } from '../use-now.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';

/** One's shifts in a calendar program: the secret link is made, copied and taken back here. */
export function CalendarFeedCard() {
  const { format, problem } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const now = useNow();
  const [path, setPath] = useState<string | null>(null);
  const feed = useCall(contract.getMyCalendarFeed, {});
  const create = useSend(contract.createMyCalendarFeed, {
    onSuccess: (made) => setPath(made.path),
  });
  const revoke = useSend(contract.revokeMyCalendarFeed, {
    onSuccess: () => {
      setPath(null);
      toasts.show({ message: own('feed.revoked') });
    },
  });
  const error = feed.error ?? create.error ?? revoke.error;
  const has = path !== null || (feed.data?.created_at ?? null) !== null;
  return (
    <Card title={own('feed.title')} note={own('feed.note')}>
      <div className="grid gap-3">
        {error !== null && <Alert tone="bad">{problem(error)}</Alert>}
        {path !== null && <Link address={new URL(path, location.origin).href} />}
        {path === null && feed.data?.created_at != null && (
          <p className="text-base text-ink-2">
            {own('feed.since', { when: format.relative(feed.data.created_at, new Date(now)) })}{' '}
            {feed.data.last_read_at === null
              ? own('feed.neverRead')
              : own('feed.read', { when: format.relative(feed.data.last_read_at, new Date(now)) })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant={has ? 'secondary' : 'primary'}
            icon={<Icon of={has ? RefreshCw : CalendarPlus} />}
            busy={create.isPending}
            disabled={feed.isPending}
            onClick={() => create.mutate({})}
          >
            {own(has ? 'feed.again' : 'feed.create')}
          </Button>
          {has && (
            <Button
              variant="ghost"
              icon={<Icon of={Link2Off} />}
              busy={revoke.isPending}
              onClick={() => revoke.mutate({})}
            >
              {own('feed.revoke')}
            </Button>
          )}
        </div>
        {has && <p className="text-sm text-ink-2">{own('feed.againNote')}</p>}
      </div>
    </Card>
  );
}

function Link({ address }: { address: string }) {
  const own = useOwnDayPhrases();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toasts.show({ message: own('feed.copied') });
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={own('feed.link')}
        help={own('feed.secret')}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {own('feed.copy')}
        </Button>
        <LinkButton variant="secondary" href={address.replace(/^https?:/, 'webcal:')} icon={<Icon of={CalendarPlus} />}>
          {own('feed.open')}
        </LinkButton>
      </div>
    </div>
  );
}
