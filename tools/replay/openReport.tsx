import { createRoot } from 'react-dom/client';
import { readReport } from '../../src/features/report/readReport';
import { statesOf } from '../../src/features/report/statesOf';
import { reportedStates } from '../../src/testing/states/reported/reportedStates';
import { SERVED_REPORT_PATH } from '../../src/testing/states/statesPaths';
import { showInFrame } from './frame';
import { ReplayPage } from './ReplayPage';

/**
 * `/__states?report`: the report that `npm run replay` was given, or, with a name, one that is kept
 * in the catalogue. With `frame` it is the screens alone, without the slider.
 */
export async function openReport(place: HTMLElement, wanted: URLSearchParams): Promise<void> {
  const name = wanted.get('report') ?? '';
  const read = readReport(await textOf(name));
  if ('refusal' in read) {
    const said = document.createElement('p');
    said.role = 'alert';
    said.textContent = read.refusal;
    place.append(said);
    return;
  }
  const { report } = read;
  if (wanted.has('frame')) await showInFrame(statesOf(report), place);
  else createRoot(place).render(<ReplayPage report={report} name={name} />);
}

async function textOf(name: string): Promise<string> {
  const kept = Object.hasOwn(reportedStates, name) ? reportedStates[name] : undefined;
  if (kept) return JSON.stringify((await kept()).default);
  return (await fetch(SERVED_REPORT_PATH)).text();
}
