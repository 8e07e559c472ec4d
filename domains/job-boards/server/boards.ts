import { isValidAt, toPolicySnapshot } from '@hearth/domains/access/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import type { Config, ConfiguredJobBoard } from '@hearth/platform/config/config';
import type { Context } from '@hearth/platform/module';

/** Gets a configured board by its code. */
export function getBoard(config: Config, code: string): ConfiguredJobBoard {
  const board = config.jobBoards.find((one) => one.code === code);
  if (board === undefined) throw failure(NOT_FOUND);
  return board;
}

/** Returns the boards that a grant allows. */
export function allowedBoards(config: Config, { codes }: Pick<BrandGrant, 'codes'>): readonly ConfiguredJobBoard[] {
  return config.jobBoards.filter(({ code }) => codes?.includes(code) ?? true);
}

/** Gets a board by its code, if the grant allows it. */
export function getGrantedBoard(config: Config, grant: BrandGrant, code: string): ConfiguredJobBoard {
  const board = getBoard(config, code);
  if (!allowedBoards(config, grant).includes(board)) throw failure(FORBIDDEN);
  return board;
}

type Caller = Pick<Context<'employer'>, 'grantAt' | 'standing' | 'clock' | 'config'>;

/** Returns the caller's highest brand, which calls without an employer refer to. */
async function highestBrand({ standing, clock }: Caller): Promise<string> {
  const now = clock.now().getTime();
  const [highest] = toPolicySnapshot(await standing())
    .grants.filter((grant) => !grant.suspended && isValidAt(grant, now))
    .toSorted((a, b) => a.path.length - b.path.length || (a.id < b.id ? -1 : 1));
  const brandId = highest?.path.at(-1);
  if (brandId === undefined) throw failure(FORBIDDEN);
  return brandId;
}

/** Returns the caller's grant for an employer and board, or fails as the gate would. */
export async function grantFor(
  caller: Caller,
  board: string,
  employer: string | undefined,
  permission: 'VIEW_JOBS' | 'MANAGE_JOBS',
): Promise<{ readonly grant: BrandGrant; readonly board: ConfiguredJobBoard }> {
  const brandId = employer ?? (await highestBrand(caller));
  const grant = await caller.grantAt(brandId, { permission, condition: 'JOB_BOARD', orBelow: false });
  return { grant, board: getGrantedBoard(caller.config, grant, board) };
}
