import { defineFailure } from '@hearth/kit/failure';

export const MESSAGE_EMPTY = defineFailure('MESSAGE_EMPTY', 400, 'Write something or add a file.');
