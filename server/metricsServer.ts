import { METRICS_PATH } from '../src/shared/config/paths';
import { type HttpServer, listen } from './http/httpServer';
import { sendText } from './http/sendResponse';
import type { Metrics } from './metrics';

/** Serves the metrics on their own port, which visitors do not reach. */
export function startMetricsServer(
  metrics: Metrics,
  address: { readonly port: number; readonly host: string },
): Promise<HttpServer> {
  metrics.observeProcess();
  return listen(
    (request, response) => {
      if (request.url !== METRICS_PATH) {
        sendText(request, response, 404, 'Not found');
        return;
      }
      metrics.text().then(
        (text) => {
          sendText(request, response, 200, text, { 'Content-Type': metrics.contentType });
        },
        () => {
          sendText(request, response, 500, 'The metrics cannot be read');
        },
      );
    },
    { ...address, setting: 'METRICS_PORT' },
  );
}
