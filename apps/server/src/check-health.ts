// Asks the server of this machine whether it is ready, for containers: ends with 1 and says why unless it is. It imports
// nothing, because it runs every few seconds.
const port = process.env['PORT'] || '3000';
const ANSWER_MS = 8_000;
const problem = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
  async (answer) => (answer.ok ? undefined : `${answer.status} ${await answer.text()}`),
  (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
);
if (problem !== undefined) {
  process.stderr.write(`Not ready: ${problem}\n`);
  process.exitCode = 1;
}
