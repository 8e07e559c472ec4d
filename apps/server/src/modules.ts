import { identity } from '@hearth/domains/identity/module';
import { team } from '@hearth/domains/team/module';
import type { Module } from '@hearth/platform/module';

/** Every domain of this installation, lowest tier first. */
export const modules: readonly Module[] = [identity, team];
