import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { CacheResult } from './pages/pageCache';

/** Upper bounds, in seconds. */
const BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The storefront's Prometheus metrics. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'storefront_requests_total',
    help: 'Responses by kind and status',
    labelNames: ['kind', 'status'],
    registers: [this.registry],
  });
  private readonly requestSeconds = new Histogram({
    name: 'storefront_request_seconds',
    help: 'How long a request took',
    labelNames: ['kind'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  private readonly renderSeconds = new Histogram({
    name: 'storefront_render_seconds',
    help: 'How long the rendering of a page took, its data included',
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  private readonly pagesIncomplete = new Counter({
    name: 'storefront_pages_incomplete_total',
    help: 'Pages rendered without all their data',
    registers: [this.registry],
  });
  private readonly pageCache = new Counter({
    name: 'storefront_page_cache_total',
    help: 'Requests for pages, by what the cache had',
    labelNames: ['result'],
    registers: [this.registry],
  });

  requestFinished(kind: string, status: number, ms: number): void {
    this.requests.inc({ kind, status });
    this.requestSeconds.observe({ kind }, ms / 1_000);
  }

  pageRendered(ms: number, isComplete: boolean): void {
    if (!isComplete) this.pagesIncomplete.inc();
    this.renderSeconds.observe(ms / 1_000);
  }

  pageRequested(result: CacheResult): void {
    this.pageCache.inc({ result });
  }

  /** Adds a gauge, read with the metrics. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `storefront_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** Adds prom-client's process metrics: memory, processor time, event loop. */
  observeProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** The metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
