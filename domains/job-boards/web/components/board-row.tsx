import { hasPermission, useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { JobBoard } from '../../contract/schemas.ts';
import { useBoardSession } from '../api.ts';
import { useWords } from '../words.ts';

const LOOKS = { in: ['ok', CircleCheck], out: ['neutral', CircleX], lost: ['bad', TriangleAlert] } as const;

/** One board with its connection, and buttons to sign in and out. */
export function BoardRow({ board }: { readonly board: JobBoard }) {
  const { t, problem } = useWords();
  const format = useFormat();
  const brand = useBrand();
  const { signIn, signOut } = useBoardSession(board.code);
  const { connection } = board;
  const state = connection === null ? 'out' : connection.is_lost ? 'lost' : 'in';
  const [tone, icon] = LOOKS[state];
  const may = hasPermission(brand, 'MANAGE_JOBS');
  const say = (message: string, isBad = false): void =>
    void toasts.show({ message, tone: isBad ? 'bad' : 'ok', key: board.code });
  const words = { board: board.name };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 md:px-5">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          <bdi>{board.name}</bdi>
          <Badge tone={tone} icon={<Icon of={icon} size={12} />}>
            {t(`state.${state}`)}
          </Badge>
        </p>
        {connection !== null && (
          <p className="flex flex-wrap gap-x-3 text-dense text-ink-2">
            <span>{t('by', { name: connection.connected_by, brand: connection.brand_name })}</span>
            <bdi>{format.instantDate(connection.connected_at, brand.timeZone)}</bdi>
          </p>
        )}
        {connection?.fetched_at != null && (
          <p className="text-sm text-ink-2">
            {t('fetched', { when: format.instant(connection.fetched_at, brand.timeZone) })}
          </p>
        )}
      </div>
      {may && (
        <div className="flex flex-wrap gap-2 phone:w-full phone:*:flex-1">
          {state !== 'in' && (
            <Button
              variant="primary"
              busy={signIn.isPending}
              onClick={() =>
                signIn.mutate(undefined, {
                  onSuccess: () => say(t('signedIn', words)),
                  onError: (error) => say(problem(error), true),
                })
              }
            >
              {t('signIn')}
            </Button>
          )}
          {connection?.brand_id === brand.id && (
            <Button
              busy={signOut.isPending}
              onClick={() =>
                signOut.mutate(undefined, {
                  onSuccess: () => say(t('signedOut', words)),
                  onError: (error) => say(problem(error), true),
                })
              }
            >
              {t('signOut')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
