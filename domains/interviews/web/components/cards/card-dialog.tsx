import { callKey, useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readCards } from '../../../contract/card-endpoints.ts';
import type { Scorecards } from '../../../contract/card-schemas.ts';
import { CardForm } from './card-form.tsx';
import { CardSheet } from './card-sheet.tsx';
import { useCardWords } from './words.ts';
import { CARDS_CHANGED } from '../../../contract/events.ts';

/** The scorecards of an interview: the reader's own to write, then all side by side. */
export function CardDialog(props: {
  readonly interviewId: string;
  readonly placeId: string;
  readonly onClose: () => void;
}) {
  const { t, problem } = useCardWords();
  const cache = useQueryClient();
  const { interviewId, placeId, onClose } = props;
  const [changing, setChanging] = useState(false);
  const params = { id: placeId, interview_id: interviewId };
  // Read again at each opening: while it is closed nobody listens for what others sent.
  const read = useCall(readCards, { params }, { staleTime: 0 });
  const { data } = read;
  useReadAgainOn([CARDS_CHANGED], [readCards]);
  const storeSent = (cards: Scorecards): void => {
    cache.setQueryData(callKey(readCards, { params }), cards);
    setChanging(false);
  };
  const own = data?.own ?? null;
  const title = data === undefined ? t('title') : t('titleOf', { name: data.candidate_name });
  if (data !== undefined && own !== null && data.may_write && (own.sent === null || changing)) {
    return (
      <CardForm
        title={title}
        params={params}
        criteria={data.criteria}
        own={own}
        onSent={storeSent}
        onClose={onClose}
        onBack={changing ? () => setChanging(false) : undefined}
      />
    );
  }
  return (
    <Modal
      open
      size="xl"
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          {data?.may_write === true && own !== null && (
            <Button onClick={() => setChanging(true)}>{t('change.do')}</Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <Resource of={read} rows={4} problem={problem}>
        {(cards) => <CardSheet cards={cards} />}
      </Resource>
    </Modal>
  );
}
