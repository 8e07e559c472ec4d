import { usePhrases } from '@hearth/i18n/phrases';
import type { ReactNode } from 'react';
import type { EndReason, Stage } from '../../contract/schemas.ts';
import { REASON_SIDES, reasonsOfSide } from '../../rules/end-reasons.ts';
import { OPEN_STAGES } from '../../rules/stages.ts';
import en from '../en.json' with { type: 'json' };

/** Names of the end reasons and stages for the reader, in order. */
export interface HiringNames {
  readonly reasons: readonly { readonly id: EndReason; readonly name: string }[];
  readonly stages: readonly { readonly id: Stage; readonly name: string }[];
}

/** Gives the words of this domain to a part of another one. */
export function HiringWords({ children }: { children: (names: HiringNames) => ReactNode }) {
  const { t } = usePhrases('applications', en);
  return children({
    reasons: REASON_SIDES.flatMap(reasonsOfSide).map((id) => ({ id, name: t(`reason.${id}`) })),
    stages: OPEN_STAGES.map((id) => ({ id, name: t(`stage.${id}`) })),
  });
}
