/** A page by its path from the root of the repository, and what a search engine or a list says of it. */
export type Listed = readonly [path: string, description: string];

export interface Group {
  readonly title: string;
  readonly pages: readonly Listed[];
}

/** One of the ways into the documentation, in the order of its pages. */
export interface Door {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly Group[];
}

export const HOME: Listed = [
  'docs/README.md',
  'Try Hearth, host it, connect to it and use it: all guides and handbooks.',
];

const TRY: Door = {
  id: 'try',
  title: 'Try',
  groups: [],
};

const HOST: Door = {
  id: 'host',
  title: 'Host',
  groups: [
    {
      title: 'Install',
      pages: [
        ['docs/hosting/docker.md', 'Run Hearth and PostgreSQL in containers with Docker Compose.'],
        ['docs/hosting/systemd.md', 'Run the packaged server on a Linux machine with systemd.'],
        ['docs/hosting/proxies.md', 'Put Caddy, nginx or Traefik with TLS in front of Hearth, and use custom domains.'],
        ['docs/settings.md', 'All environment variables of the server, with their defaults.'],
      ],
    },
    {
      title: 'Operate',
      pages: [
        [
          'docs/hosting/backup.md',
          'What to keep, how to make an archive, how to restore it, and how to move to PostgreSQL.',
        ],
        ['docs/hosting/commands.md', 'Every command of the hearth command line.'],
        ['docs/hosting/metrics.md', 'Metrics for Prometheus, the access log and the health checks.'],
        ['docs/hosting/scale.md', 'How much machine you need, what to add when you grow, and what was measured.'],
        ['docs/security.md', 'What is guaranteed against whom, and which test shows it.'],
      ],
    },
  ],
};

const CONNECT: Door = {
  id: 'connect',
  title: 'Connect',
  groups: [
    {
      title: 'Interfaces',
      pages: [
        ['docs/webhooks.md', 'Tell other systems what happened: events, signatures, retries.'],
        ['docs/assistants.md', 'Let an AI assistant work with Hearth through the Model Context Protocol.'],
      ],
    },
  ],
};

const USE: Door = {
  id: 'use',
  title: 'Use',
  groups: [],
};

const CONTRIBUTE: Door = {
  id: 'contribute',
  title: 'Contribute',
  groups: [
    {
      title: 'Code',
      pages: [
        ['CONTRIBUTING.md', 'How a change gets into Hearth.'],
        ['docs/ARCHITECTURE.md', 'The parts of Hearth, the layers of a domain, and one request from end to end.'],
        ['docs/adding-things.md', 'Step by step: an endpoint, a page, a phrase, a migration, a widget.'],
        ['docs/vocabulary.md', 'What a term means in the code, in the field and on the screen.'],
        ['docs/dependencies.md', 'How packages are added, checked and kept free of known advisories.'],
        ['docs/hostile-input.md', 'Everything that reads input of strangers, and its limits.'],
        ['docs/mutation.md', 'What mutation tests found.'],
        ['bench/README.md', 'The benchmarks, their floors and their results.'],
      ],
    },
    {
      title: 'Words',
      pages: [
        ['docs/style-guide.md', 'How phrases of Hearth are written.'],
        ['docs/translating.md', 'How to translate Hearth or correct a translation.'],
        ['docs/glossary/README.md', 'The terms of the field in eight languages.'],
        ['docs/glossary/en.md', 'The terms of the field in English.'],
        ['docs/glossary/de.md', 'The terms of the field in German.'],
        ['docs/glossary/fr.md', 'The terms of the field in French.'],
        ['docs/glossary/es.md', 'The terms of the field in Spanish.'],
        ['docs/glossary/pl.md', 'The terms of the field in Polish.'],
        ['docs/glossary/ru.md', 'The terms of the field in Russian.'],
        ['docs/glossary/ar.md', 'The terms of the field in Arabic.'],
        ['docs/glossary/tr.md', 'The terms of the field in Turkish.'],
      ],
    },
    {
      title: 'Laws',
      pages: [
        ['docs/law-packs.md', 'How to write the working-time and scheduling laws of a jurisdiction as data.'],
        ['docs/eligibility.md', 'How to write the rules of a country on the right to work as data.'],
      ],
    },
    {
      title: 'Project',
      pages: [
        ['docs/FEATURES.md', 'What works, what works partly, and what does not yet.'],
        ['CHANGELOG.md', 'What changed in each release.'],
        ['SECURITY.md', 'Where to report a vulnerability.'],
        ['docs/decisions/README.md', 'All decision records, with a sentence each.'],
      ],
    },
  ],
};

export const DOORS: readonly Door[] = [TRY, HOST, CONNECT, USE, CONTRIBUTE];
