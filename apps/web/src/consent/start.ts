import { openConsent } from './prompt.ts';

openConsent();
