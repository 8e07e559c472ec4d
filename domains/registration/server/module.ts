import { defineModule } from '@hearth/platform/module';
import { changeDetails, register } from './handlers/register.ts';
import { validateEmail, validateUsername } from './handlers/validate.ts';

export const registration = defineModule({
  name: 'registration',
  endpoints: [validateEmail, validateUsername, register, changeDetails],
});
