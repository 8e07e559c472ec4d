import { defineSlot } from '@hearth/client/slots';
import type { MyShift } from '../contract/schemas.ts';

/** Above one's own shifts: where else they lead. */
export const MY_SHIFTS_TOP = defineSlot<object>('myShifts.top');
/** Under one of one's own shifts: what can be done with it. */
export const MY_SHIFT = defineSlot<{ readonly shift: MyShift }>('myShifts.shift');
