import { deviceZone } from '@hearth/i18n/device-zone';
import { Badge } from '@hearth/ui/badge';
import type { Signer } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const TONES = { SIGNED: 'ok', DECLINED: 'bad', WAITING: 'neutral' } as const;

/** Who signs, in order, and how far they are. */
export function SignerList({ signers }: { readonly signers: readonly Signer[] }) {
  const { t, format } = useWords();
  return (
    <ol className="divide-y divide-line">
      {signers.map(({ id, role, name, state, is_turn: isTurn, signed_at: at }) => (
        <li key={id} className="flex flex-wrap items-center gap-2 py-2">
          <span className="min-w-0 flex-1">
            <bdi className="font-semibold [overflow-wrap:anywhere]">{name ?? t(`role.${role}`)}</bdi>
            <span className="block text-sm text-ink-2">
              {[name === null ? null : t(`role.${role}`), at === null ? null : format.instant(at, deviceZone())]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Badge tone={isTurn ? 'info' : TONES[state]}>{t(isTurn ? 'signer.TURN' : `signer.${state}`)}</Badge>
        </li>
      ))}
    </ol>
  );
}
