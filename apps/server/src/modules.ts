import { identity } from '@hearth/domains/identity/module';
import type { Module } from '@hearth/platform/module';

/** Every domain of this installation, lowest tier first. */
export const modules: readonly Module[] = [identity];
