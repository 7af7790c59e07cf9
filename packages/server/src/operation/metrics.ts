import type { RefusalCode } from '@samsara/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Hub } from '../hub/hub.ts';

/** Metrics for Prometheus. */
export interface Metrics {
  refused(code: RefusalCode): void;
  /** A result of a deal was sent: it counts, an earlier one does, or it is not true. */
  dealSent(as: 'first' | 'again' | 'refused'): void;
  committed(entries: number, milliseconds: number): void;
  /** From now on the metrics of these tables are shown. */
  watch(hub: Hub): void;
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
  const deals = new Counter({
    name: 'samsara_deal_results_total',
    help: 'Results of deals that were sent, by what became of them',
    labelNames: ['as'],
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
  return {
    refused: (code) => refusals.inc({ code }),
    dealSent: (as) => deals.inc({ as }),
    committed(entries, milliseconds) {
      sizes.observe(entries);
      durations.observe(milliseconds / 1000);
    },
    watch: (hub) => watchCounts(hub, registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watchCounts(hub: Hub, registers: Registry[]): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
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
