import { isValidAt, policyOf } from '@hearth/domains/access/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import type { Config, ConfiguredJobBoard } from '@hearth/platform/config';
import type { Context } from '@hearth/platform/module';

/** The board of that code, as this installation is set up. */
export function boardOf(config: Config, code: string): ConfiguredJobBoard {
  const board = config.jobBoards.find((one) => one.code === code);
  if (board === undefined) throw failure(NOT_FOUND);
  return board;
}

/** The boards that a grant lets through: those that it names, or all. */
export function boardsIn(config: Config, { codes }: Pick<BrandGrant, 'codes'>): readonly ConfiguredJobBoard[] {
  return config.jobBoards.filter(({ code }) => codes?.includes(code) ?? true);
}

/** The board of that code, if the grant lets it through. */
export function grantedBoard(config: Config, grant: BrandGrant, code: string): ConfiguredJobBoard {
  const board = boardOf(config, code);
  if (!boardsIn(config, grant).includes(board)) throw failure(FORBIDDEN);
  return board;
}

type Caller = Pick<Context<'employer'>, 'grantAt' | 'standing' | 'clock' | 'config'>;

/** Where the caller works, highest first; the calls that name no employer mean that. */
async function highestBrand({ standing, clock }: Caller): Promise<string> {
  const now = clock.now().getTime();
  const [highest] = policyOf(await standing())
    .grants.filter((grant) => !grant.suspended && isValidAt(grant, now))
    .toSorted((a, b) => a.path.length - b.path.length || (a.id < b.id ? -1 : 1));
  const brandId = highest?.path.at(-1);
  if (brandId === undefined) throw failure(FORBIDDEN);
  return brandId;
}

/** The caller's right at an employer for a board, or the refusal that the gate would give. */
export async function grantFor(
  caller: Caller,
  board: string,
  employer: string | undefined,
  permission: 'VIEW_JOBS' | 'MANAGE_JOBS',
): Promise<{ readonly grant: BrandGrant; readonly board: ConfiguredJobBoard }> {
  const brandId = employer ?? (await highestBrand(caller));
  const grant = await caller.grantAt(brandId, { permission, condition: 'JOB_BOARD', orBelow: false });
  return { grant, board: grantedBoard(caller.config, grant, board) };
}
