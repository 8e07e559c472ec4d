import type { Work } from '@hearth/platform/module';
import { DOCUMENTS_CHANGED, TYPES_CHANGED } from '../contract/events.ts';
import type { PersonRow } from './queries/person.ts';

/** The event that something about a person's documents changed, for them and the managers of their location. */
export function documentsChanged(person: Pick<PersonRow, 'id' | 'group_id' | 'location_id' | 'user_id'>) {
  const place = `brand:${person.location_id}` as const;
  return DOCUMENTS_CHANGED.of({
    group_id: person.group_id,
    topics: person.user_id === null ? [place] : [place, `user:${person.user_id}`],
    data: { employee_id: person.id },
  });
}

/** Tells open pages that the types of a brand changed. */
export function announceTypes(
  { emit }: Pick<Work, 'emit'>,
  at: { readonly groupId: string; readonly brandId: string },
): Promise<void> {
  return emit(
    TYPES_CHANGED.of({ group_id: at.groupId, topics: [`brand:${at.brandId}`], data: { brand_id: at.brandId } }),
  );
}
