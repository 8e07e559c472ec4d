import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useTry } from '@hearth/domains/identity/widgets';
import { useState } from 'react';
import { getCard, makeCards, withdrawCard } from '../../../contract/invitation-endpoints.ts';
import type { Card } from '../../../contract/schemas.ts';

/** Loads the card status of an employee. */
export function useCard(employeeId: string) {
  const { id } = useBrand();
  return useCall(getCard, { params: { id, employee_id: employeeId } });
}

/** Makes cards and makes them void. Those that were made are kept in memory alone: leaving the page forgets them. */
export function useCardMaking() {
  const client = useClient();
  const { id } = useBrand();
  const [cards, setCards] = useState<readonly Card[] | null>(null);
  const { busy, code, run } = useTry();

  return {
    cards,
    busy,
    code,
    make: (employeeIds: readonly string[]) =>
      run(async () => {
        const answer = await client.call(makeCards, { params: { id }, body: { employee_ids: [...employeeIds] } });
        setCards(answer.cards);
      }),
    withdraw: (employeeId: string) =>
      run(async () => {
        await client.call(withdrawCard, { params: { id, employee_id: employeeId } });
      }),
  };
}
