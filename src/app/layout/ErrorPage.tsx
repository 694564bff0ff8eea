import { Link } from 'react-router-dom';
import { messages } from '../../api/errors';

/** The router's error page, spec §2. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <section>
      <h1>{messages.unexpected}</h1>
      <p>{status}</p>
      <Link to="/">Home</Link>
    </section>
  );
}
