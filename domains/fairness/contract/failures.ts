import { defineFailure } from '@hearth/kit/failure';

export const NOT_ASKED = defineFailure('NOT_ASKED', 409, 'These questions don’t apply to this application.');
