/** An answer, and the mark (`ETag`) by which a backend tells whether it still holds. */
export interface RememberedAnswer {
  readonly etag: string;
  /** The parsed body, shared by everybody who is answered with it: never to be changed. */
  readonly body: unknown;
}

/** The last answers of some addresses. */
export interface AnswerMemory {
  recall(url: string): RememberedAnswer | undefined;
  remember(url: string, answer: RememberedAnswer): void;
}

/** How many answers a server remembers. */
const ADDRESSES_MAX = 20;

/**
 * For a server, which asks for the same answers again and again: an unchanged one is neither sent
 * nor parsed anew. It is always asked for, so what a backend says counts at once.
 */
export function makeAnswerMemory(limit = ADDRESSES_MAX): AnswerMemory {
  const answers = new Map<string, RememberedAnswer>();
  return {
    recall: (url) => answers.get(url),
    remember(url, answer) {
      answers.delete(url);
      answers.set(url, answer);
      const [oldest] = answers.keys();
      if (answers.size > limit && oldest !== undefined) answers.delete(oldest);
    },
  };
}
