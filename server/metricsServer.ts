import { type HttpServer, listen } from './http/httpServer';
import { sendText } from './http/sendResponse';
import type { Metrics } from './metrics';

/** Serves `/metrics` on a port of its own, which visitors do not reach. */
export function startMetricsServer(
  metrics: Metrics,
  address: { readonly port: number; readonly host: string },
): Promise<HttpServer> {
  metrics.gauge('resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('heap_used_bytes', 'JavaScript heap in use', () => process.memoryUsage().heapUsed);
  metrics.gauge('cpu_seconds', 'Time on processors since the process started', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('uptime_seconds', 'Since the process started', () => process.uptime());
  return listen(
    (request, response) => {
      if (request.url !== '/metrics') sendText(request, response, 404, 'Not found');
      else {
        sendText(request, response, 200, metrics.text().trimEnd(), {
          'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        });
      }
    },
    { ...address, setting: 'METRICS_PORT' },
  );
}
