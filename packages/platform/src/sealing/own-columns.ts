import { KEPT_ANSWER } from '../http/kept-call.ts';
import { INSTALLATION_SECRET } from './installation-secret.ts';

/** The sealed columns of the platform; those of domains are named by their modules. */
export const OWN_SEALED = [INSTALLATION_SECRET, KEPT_ANSWER] as const;
