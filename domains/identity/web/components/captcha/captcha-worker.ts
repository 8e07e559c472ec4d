import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work beside the page, which stays quick. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const challenge = JSON.parse(data) as Parameters<typeof solveChallenge>[0]['challenge'];
  void solveChallenge({ challenge, deriveKey }).then((solution) => {
    postMessage(solution === null ? null : btoa(JSON.stringify({ challenge, solution })));
  });
});
