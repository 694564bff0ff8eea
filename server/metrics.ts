import type { CacheResult } from './pages/pageCache';

/** Upper bounds of the buckets, in ms. */
const BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500] as const;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** What the storefront counts, in Prometheus' text format. */
export class Metrics {
  private readonly requests = new Map<string, number>();
  private readonly cache = new Map<CacheResult, number>();
  private readonly durations = new Map<string, Histogram>();
  private readonly gauges: { name: string; help: string; read: () => number }[] = [];
  private incomplete = 0;

  /** An answer has gone out. */
  answered(kind: string, status: number, ms: number): void {
    const labels = `kind="${kind}",status="${String(status)}"`;
    this.requests.set(labels, (this.requests.get(labels) ?? 0) + 1);
    this.observe('request', `kind="${kind}"`, ms);
  }

  /** A page was made. */
  rendered(ms: number, isComplete: boolean): void {
    if (!isComplete) this.incomplete++;
    this.observe('render', '', ms);
  }

  /** A page was found in the cache, or not. */
  cached(result: CacheResult): void {
    this.cache.set(result, (this.cache.get(result) ?? 0) + 1);
  }

  /** Adds a value that is read when the metrics are. */
  gauge(name: string, help: string, read: () => number): void {
    this.gauges.push({ name, help, read });
  }

  private observe(name: string, labels: string, ms: number): void {
    const key = `${name}|${labels}`;
    let histogram = this.durations.get(key);
    if (!histogram) {
      histogram = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.durations.set(key, histogram);
    }
    const bucket = BUCKETS.findIndex((bound) => ms <= bound);
    if (bucket !== -1) histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
    histogram.sum += ms;
    histogram.count++;
  }

  /** The text for `/metrics`. */
  text(): string {
    const lines: string[] = [];
    const head = (name: string, type: string, help: string) => {
      lines.push(`# HELP storefront_${name} ${help}`, `# TYPE storefront_${name} ${type}`);
    };
    head('requests_total', 'counter', 'Answers by kind and status');
    for (const [labels, count] of this.requests) {
      lines.push(`storefront_requests_total{${labels}} ${String(count)}`);
    }
    head('page_cache_total', 'counter', 'Pages asked for, by what the cache had');
    for (const [result, count] of this.cache) {
      lines.push(`storefront_page_cache_total{result="${result}"} ${String(count)}`);
    }
    head('pages_incomplete_total', 'counter', 'Pages made without all their data');
    lines.push(`storefront_pages_incomplete_total ${String(this.incomplete)}`);
    for (const name of ['request', 'render'] as const) {
      head(`${name}_seconds`, 'histogram', `How long a ${name} took`);
      for (const [key, histogram] of this.durations) {
        const [owner, labels = ''] = key.split('|');
        if (owner === name)
          lines.push(...histogramLines(`storefront_${name}_seconds`, labels, histogram));
      }
    }
    for (const { name, help, read } of this.gauges) {
      head(name, 'gauge', help);
      lines.push(`storefront_${name} ${String(read())}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

function histogramLines(name: string, labels: string, { counts, sum, count }: Histogram): string[] {
  const label = (bound: string) => `{${labels === '' ? '' : `${labels},`}le="${bound}"}`;
  const own = labels === '' ? '' : `{${labels}}`;
  let total = 0;
  return [
    ...BUCKETS.map((bound, index) => {
      total += counts[index] ?? 0;
      return `${name}_bucket${label(String(bound / 1_000))} ${String(total)}`;
    }),
    `${name}_bucket${label('+Inf')} ${String(count)}`,
    `${name}_sum${own} ${String(sum / 1_000)}`,
    `${name}_count${own} ${String(count)}`,
  ];
}
