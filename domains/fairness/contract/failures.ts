import { defineFailure } from '@hearth/kit/failure';

export const NOT_ASKED = defineFailure('NOT_ASKED', 409, 'This is not asked for this application, or no longer.');
