// Asks the server of this machine whether it is ready, for containers: ends with 1 unless it is. It imports nothing, because it
// runs every few seconds.
const port = process.env['PORT'] || '3000';
const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
