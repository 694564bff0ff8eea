/**
 * Whether a request must not be retried: a client error (4xx), except 408 Request Timeout and 429
 * Too Many Requests.
 */
export function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
