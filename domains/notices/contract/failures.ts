import { defineFailure } from '@hearth/kit/failure';

export const NO_ADDRESS = defineFailure('NO_ADDRESS', 409, 'Add and confirm an email address first.');
