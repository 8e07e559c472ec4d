import type { ReasonOfChange } from '@hearth/domains/laws/schemas';
import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { newId } from '@hearth/kit/id';
import { joinSentences } from '@hearth/kit/text/joined-sentences';
import { toasts } from '@hearth/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import type { ConflictAnswer } from '../../../contract/schemas.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';

type PublicationRequest = {
  /** Absent: everyone. */
  readonly employeeIds: readonly string[] | undefined;
  /** False while something is not saved, which no preview would show. */
  readonly enabled: boolean;
  readonly onDone: () => void;
};

/** What was seen, and what was said to it. */
type Seen = {
  readonly version: number;
  readonly answers: ConflictAnswer[];
  readonly reasons: ReasonOfChange[];
  readonly agreed: { readonly shift_id: string; readonly employee_id: string; readonly how: string }[];
};

/** Previews a publication of the shown week, and publishes it. After a refusal, the preview is read again. */
export function usePublication({ employeeIds, enabled, onDone }: PublicationRequest) {
  const { week } = useSchedule().snapshot;
  const tell = useDialogPhrases();
  const client = useClient();
  const [key] = useState(newId);
  const params = { id: week.location.id };
  const part = employeeIds === undefined ? {} : { employee_ids: [...employeeIds] };
  const preview = useCall(
    contract.previewPublication,
    { params, query: { week: week.week, ...part } },
    { enabled, staleTime: 0 },
  );
  const publish = useMutation({
    mutationFn: (seen: Seen) =>
      client.call(contract.publishSchedule, {
        params,
        body: { idempotency_key: key, week: week.week, ...part, ...seen },
      }),
    onSuccess: ({ publication, notified_count: notified, asked_count: asked }) => {
      const others = publication.people_count - notified;
      const told = notified === 0 ? [] : [tell('publish.notified', { count: notified })];
      const untold = others === 0 ? [] : [tell('publish.untold', { count: others })];
      const waits = asked === 0 ? [] : [tell('publish.asked', { count: asked })];
      toasts.show({ message: joinSentences([tell('publish.published'), ...told, ...untold, ...waits]) });
      onDone();
    },
    onError: () => void preview.refetch(),
  });
  return { preview, publish };
}
