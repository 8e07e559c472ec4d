import { findNames } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { ApprovalDecision, ApprovalStep, ApproverRole } from '../contract/schemas.ts';
import { canDecideNow, chainProgress } from '../rules/chain.ts';
import type { ChainProgress, ChainStep } from '../rules/chain.ts';
import { decideStep, findSteps, insertSteps } from './queries/step.ts';
import type { WithMarks, StepTable } from './queries/step.ts';
import { rolesAt } from './reader.ts';
import type { Reader } from './reader.ts';

/** A request that goes through the steps of an approval chain. */
export interface ApprovalRequest {
  readonly id: string;
  readonly status: string;
  readonly waiting_for: ApproverRole | null;
  readonly asked_by: string;
  /** Where it was asked, as the path of the place from the root. */
  readonly ancestor_ids: readonly string[];
}

/** A request and its steps as the reader sees them. */
export interface ApprovalView<Mark extends string = never> {
  readonly waiting_for: ApproverRole | null;
  /** Whether it is the reader's turn. */
  readonly may_decide: boolean;
  readonly is_own: boolean;
  readonly asked_by: string;
  readonly steps: WithMarks<ApprovalStep, Mark>[];
}

/** The operations on the approvals of one kind of request. */
export interface Approvals<Mark extends string> {
  /** Adds steps to a request, from a number on; those that are decided already are so by who asks. */
  add(
    tx: Tx,
    of: { readonly id: string; readonly groupId: string },
    steps: readonly WithMarks<ChainStep, Mark>[],
    by: { readonly userId: string; readonly at: Date; readonly from?: number },
  ): Promise<void>;
  /** Decides the step whose turn it is, of a request that is locked: its steps after that, and how it stands. Refuses who cannot. */
  decide(
    tx: Tx,
    asked: ApprovalRequest,
    reader: Reader,
    said: ApprovalDecision & { readonly at: Date },
  ): Promise<ChainProgress & { readonly steps: readonly ChainStep[] }>;
  /** Requests with what a reader sees of their way, in the order given. */
  present<Asked extends ApprovalRequest>(
    tx: Tx,
    asked: readonly Asked[],
    reader: Reader,
  ): Promise<{ readonly row: Asked; readonly view: ApprovalView<Mark> }[]>;
}

/** Returns whether it is the reader's turn to decide. */
function isReadersTurn(asked: ApprovalRequest, reader: Reader): boolean {
  const request = { waitingFor: asked.waiting_for, isOwn: asked.asked_by === reader.userId };
  return canDecideNow(request, rolesAt(reader, asked.ancestor_ids));
}

/**
 * The approvals of one kind of request. The request and its steps lie in its own domain's tables, since they are deleted, shown
 * and locked with it; what the steps mean is the same for all. `decided` refuses a decision too late, `notYourTurn` one of somebody else.
 */
export function createApprovals<Mark extends string = never>(
  table: StepTable<Mark>,
  refusals: { readonly decided: FailureKind; readonly notYourTurn: FailureKind },
): Approvals<Mark> {
  return {
    add: (tx, of, steps, { userId, at, from = 0 }) =>
      insertSteps(
        tx,
        table,
        of,
        steps.map((step, index) => ({
          ...step,
          number: from + index,
          decided_by: step.decision === null ? null : userId,
          decided_at: step.decision === null ? null : at,
          note: '',
        })),
      ),
    decide: async (tx, asked, reader, { decision, note, at }) => {
      const before = await findSteps(tx, table, [asked.id]);
      const turn = before.find((step) => step.decision === null);
      if (asked.waiting_for === null || turn === undefined) throw failure(refusals.decided, { status: asked.status });
      if (!isReadersTurn(asked, reader)) throw failure(refusals.notYourTurn);
      await decideStep(tx, table, turn, { decision, note, by: reader.userId, at });
      const steps = before.map((step): ChainStep => (step === turn ? { role: step.role, decision } : step));
      return { steps, ...chainProgress(steps) };
    },
    present: async (tx, asked, reader) => {
      const ids = asked.map(({ id }) => id);
      const steps = await findSteps(tx, table, ids);
      const names = await findNames(tx, [
        ...asked.map((one) => one.asked_by),
        ...steps.flatMap((step) => step.decided_by ?? []),
      ]);
      const shown = steps.map(({ of, role, decision, decided_by: by, decided_at: at, note, marks }) => ({
        of,
        step: {
          role,
          decision,
          decided_by: by === null ? null : (names.get(by) ?? ''),
          decided_at: at?.toISOString() ?? null,
          note,
          marks,
        },
      }));
      return asked.map((row) => ({
        row,
        view: {
          waiting_for: row.waiting_for,
          may_decide: isReadersTurn(row, reader),
          is_own: row.asked_by === reader.userId,
          asked_by: names.get(row.asked_by) ?? '',
          steps: shown.filter(({ of }) => of === row.id).map(({ step }) => step),
        },
      }));
    },
  };
}
