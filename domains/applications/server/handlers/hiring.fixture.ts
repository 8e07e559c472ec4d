import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { makePipeline } from '@hearth/domains/job-library/factory';
import type { PipelineStep, Question } from '@hearth/domains/job-library/schemas';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';

/** A group with a live job, its owner, and a candidate. `more` is asked beside a question that rules out; `steps` are those of its post. */
export async function openJob(server: TestServer, more: readonly Question[] = [], steps: readonly PipelineStep[] = []) {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
    const elsewhere = await makeEmployer(work, { brandId: group.locationIds[1], as: 'LOCATION_MANAGER' });
    const candidate = await makeUser(work, { firstName: 'Pia', lastName: 'Valtonen' });
    const stranger = await makeUser(work);
    const otherGroup = await makeGroup(work);
    const otherOwner = await makeEmployer(work, { brandId: otherGroup.id, as: 'ENTERPRISE_OWNER' });
    return { group, owner, elsewhere, candidate, stranger, otherGroup, otherOwner };
  });
  const question = {
    id: '019a0000-0000-7000-8000-00000000000a',
    kind: 'YES_NO' as const,
    text: 'Can you work weekends?',
    options: [],
    required: true,
    knock_out: 'no',
  };
  const pipelineId =
    steps.length === 0
      ? null
      : await server.run((work) => makePipeline(work, { groupId: made.group.id, by: made.owner.userId, steps }));
  const created = await server.call(
    createJob,
    {
      params: { id: made.group.id },
      body: completeJob(made.group.locationIds[0], {
        questions: [question, ...more],
        pipeline_id: pipelineId,
      }),
    },
    made.owner.token,
  );
  const published = await server.call(
    publishJob,
    { params: { id: made.group.id, job_id: created.data.id }, body: { version: created.data.version } },
    made.owner.token,
  );
  return { ...made, job: published.data, questionId: question.id };
}

const CONTENT = {
  first_name: 'Pia',
  last_name: 'Valtonen',
  phone: '+358401234567',
  message: 'Hello',
  availability: [{ weekday: 5, part: 'EVENING' }],
  can_start_on: '2026-12-01',
  hours_per_week: 24,
  consent: true,
  source: 'test',
  language: 'en',
};

/** Sends an application as a browser does: JSON in a field, files beside it. */
export function sendApplication(
  server: TestServer,
  jobId: string,
  token: string,
  change: object = {},
  files: readonly { name: string; bytes: Uint8Array }[] = [{ name: 'cv.pdf', bytes: SMALL_PDF }],
) {
  const { payload, headers } = multipart(
    { application: JSON.stringify({ ...CONTENT, answers: [], ...change }) },
    files.map((file) => ({ field: 'files', type: 'application/pdf', ...file })),
  );
  return server.request('POST', `/v1/jobs/${jobId}/applications`, { token, headers, payload });
}
