import type { RefusalCode } from '@samsara/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Hub } from '../hub/hub.ts';

/**
 * Why connections are closed: `bad-frame`, `unsupported`, `too-big`, `slow`, `silent` and `policy` (too fast, too many of one
 * person) are sockets; `bad-request`, `headers-too-large` and `timeout` are requests that came to nothing; `crowded` are more
 * connections than one address may have.
 */
export type ClosedFor =
  | 'bad-frame'
  | 'unsupported'
  | 'too-big'
  | 'slow'
  | 'silent'
  | 'policy'
  | 'banned'
  | 'bad-request'
  | 'headers-too-large'
  | 'timeout'
  | 'crowded';

/** Metrics for Prometheus. */
export interface Metrics {
  refused(code: RefusalCode): void;
  /** How many were refused since the start. */
  refusals(): number;
  /** A connection was closed without being asked to, or never let in. */
  closed(reason: ClosedFor): void;
  /** A result of a deal was sent: it counts, an earlier one does, or it is not true. */
  dealSent(as: 'first' | 'again' | 'refused'): void;
  /** A notice was told or not, or sending it once turned out so. */
  noticed(kind: string, channel: string, result: string): void;
  /** So much was tidied away, or forgotten because somebody wanted it. */
  tidied(what: string, how: number): void;
  committed(entries: number, milliseconds: number): void;
  /** From now on the metrics of these tables are shown. */
  watch(hub: Hub): void;
  /** From now on it is shown until when the certificate holds, in milliseconds since 1970. */
  watchCertificate(until: () => number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const refusals = new Counter({
    name: 'samsara_refusals_total',
    help: 'Refused requests and messages by code',
    labelNames: ['code'],
    registers,
  });
  const closed = new Counter({
    name: 'samsara_connections_closed_total',
    help: 'Connections that the server closed, by reason',
    labelNames: ['reason'],
    registers,
  });
  const deals = new Counter({
    name: 'samsara_deal_results_total',
    help: 'Results of deals that were sent, by what became of them',
    labelNames: ['as'],
    registers,
  });
  const notices = new Counter({
    name: 'samsara_notices_total',
    help: 'Notices by kind, channel and what became of them',
    labelNames: ['kind', 'channel', 'result'],
    registers,
  });
  const tidied = new Counter({
    name: 'samsara_tidied_total',
    help: 'What was tidied away: people, records, tables, words, and people forgotten everywhere',
    labelNames: ['what'],
    registers,
  });
  const sizes = new Histogram({
    name: 'samsara_commit_entries',
    help: 'Entries in a commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  });
  const durations = new Histogram({
    name: 'samsara_commit_seconds',
    help: 'Duration of a commit',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  let refused = 0;
  return {
    refused(code) {
      refused += 1;
      refusals.inc({ code });
    },
    refusals: () => refused,
    closed: (reason) => closed.inc({ reason }),
    dealSent: (as) => deals.inc({ as }),
    noticed: (kind, channel, result) => notices.inc({ kind, channel, result }),
    tidied: (what, how) => tidied.inc({ what }, how),
    committed(entries, milliseconds) {
      sizes.observe(entries);
      durations.observe(milliseconds / 1000);
    },
    watch: (hub) => watchCounts(hub, registers),
    watchCertificate: (until) =>
      addGauge(registers, 'samsara_certificate_expires_seconds', 'Until when the certificate holds', () =>
        Math.floor(until() / 1000),
      ),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addGauge(registers: Registry[], name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(value());
    },
  });
}

function watchCounts(hub: Hub, registers: Registry[]): void {
  const gauge = (name: string, help: string, value: () => number) => addGauge(registers, name, help, value);
  gauge('samsara_tables', 'Tables in memory', () => hub.counts().tables);
  gauge('samsara_tables_playing', 'Tables at which a game runs', () => hub.counts().playing);
  gauge('samsara_nodes', 'Nodes that this one knows of, itself included', () => hub.counts().nodes);
  gauge('samsara_sockets', 'Connected clients', () => hub.counts().lines);
  new Counter({
    name: 'samsara_moves_total',
    help: 'Moves committed since the start',
    registers,
    collect() {
      this.reset();
      this.inc(hub.counts().moves);
    },
  });
}
