import { type Answers, answerTo } from './screenState';

/** Lets the browser's `fetch` answer the shop's calls as a state says; pictures stay as they are. */
export function pretendNetwork(): (answers: Answers) => void {
  let current: Answers = {};
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = answerTo(current, request.method, new URL(request.url).pathname);
    switch (answer?.kind) {
      case undefined:
        return realFetch(request);
      case 'answer':
        return Response.json(answer.body);
      case 'error':
        return new Response(null, { status: answer.status });
      case 'offline':
        throw new TypeError('The network is gone');
      case 'pending':
        return new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'));
          });
        });
    }
  };
  return (answers) => {
    current = answers;
  };
}
