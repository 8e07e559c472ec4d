import { brand, endpoint } from '@hearth/kit/endpoint';
import { instant, optionalText, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { EMPLOYMENT_NOT_OVER } from './failures.ts';

/** Seen and set by its own right alone, in nobody else's name. */
const rehire = {
  service: 'team',
  path: '/v1/brands/{id}/employees/{employee_id}/rehire_block',
  access: brand('id', 'MANAGE_REHIRE', { condition: 'POSITION_CATEGORY', orBelow: true }),
  whileActing: 'refused',
  params: z.object({ id: uuid, employee_id: uuid }),
} as const;

export const rehireBlock = z.strictObject({
  reason: z.string(),
  by_name: z.string(),
  at: instant,
  /** What the person says to it; empty where nothing was noted. */
  appeal: z.string(),
});

/** A rehire block that was added, changed or lifted. */
const rehireEvent = z.strictObject({
  deed: z.enum(['BLOCKED', 'CHANGED', 'APPEALED', 'LIFTED']),
  words: z.string(),
  by_name: z.string(),
  at: instant,
});
const standing = z.strictObject({ blocked_from_rehire: rehireBlock.nullable(), history: z.array(rehireEvent) });

export const getRehireBlock = endpoint({
  ...rehire,
  id: 'team.getRehireBlock',
  method: 'GET',
  summary: 'Returns whether a former employee is marked as not to be hired again, why, by whom, and their response.',
  answer: standing,
});

export const blockRehire = endpoint({
  ...rehire,
  id: 'team.blockRehire',
  method: 'PUT',
  summary:
    'Marks a former employee as not to be hired again, or changes the reason. A warning only: nothing follows automatically.',
  body: z.strictObject({ reason: text(1000) }),
  answer: standing,
  changes: () => [getRehireBlock],
  failures: { EMPLOYMENT_NOT_OVER },
});

export const noteAppeal = endpoint({
  ...rehire,
  id: 'team.noteAppeal',
  method: 'PATCH',
  summary: 'Saves the person’s response next to it.',
  body: z.strictObject({ appeal: optionalText(1000) }),
  answer: standing,
  changes: () => [getRehireBlock],
});

export const liftRehireBlock = endpoint({
  ...rehire,
  id: 'team.liftRehireBlock',
  method: 'DELETE',
  summary: 'Removes the mark. It stays in the history.',
  answer: standing,
  changes: () => [getRehireBlock],
});
