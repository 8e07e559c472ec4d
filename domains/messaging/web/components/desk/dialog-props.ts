import type { AnswerOf } from '@hearth/kit/endpoint';
import type { getDesk } from '../../../contract/desk-endpoints.ts';
import type { AskKind } from '../../../contract/schemas.ts';
import type { useDesk } from './use-desk.ts';

/** Props of every dialog about the open conversation. */
export interface DeskDialogProps {
  readonly applicationId: string;
  /** The location of its application. */
  readonly placeId: string;
  /** The candidate's. */
  readonly name: string;
  readonly desk: AnswerOf<typeof getDesk>;
  readonly change: ReturnType<typeof useDesk>['change'];
  /** What the candidate is asked for. */
  readonly ask: AskKind;
  readonly onClose: () => void;
}
