import type { Config } from '@hearth/platform/config/config';

/** Describes the decisions of a start in a few lines, then the accepted risks. */
export function describeStart(config: Config): readonly string[] {
  const { mode, modeReason, host, port, onNetwork, databaseUrl, dataDir, warnings } = config;
  const database =
    databaseUrl === undefined
      ? `embedded, in ${dataDir}`
      : `PostgreSQL at ${new URL(databaseUrl).host || 'its socket'}`;
  const reach = onNetwork
    ? 'everyone on the network, because DEMO_ON_NETWORK is set'
    : mode === 'demo'
      ? 'this machine only; HOST and DEMO_ON_NETWORK open it to others'
      : 'anyone who can reach that address';
  return [
    `Mode:      ${mode} (${modeReason})`,
    `Listening: ${host}:${port} (${reach})`,
    `Database:  ${database}`,
    ...(mode === 'production'
      ? [`Sign-up:   candidates ${config.candidateSignUp}, employers ${config.employerSignUp}`]
      : []),
    ...(mode === 'production' && databaseUrl === undefined
      ? [
          'Note:      the embedded database is for one small site and one node: no failover, and backups are copies of its folder. Set DATABASE_URL for more.',
        ]
      : []),
    ...warnings.map((warning) => `Warning:   ${warning}`),
  ];
}
