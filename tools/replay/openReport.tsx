import { createRoot } from 'react-dom/client';
import { browserEnvironment } from '../../src/api/thunkExtra';
import { makeStore } from '../../src/app/store';
import { StoreProvider } from '../../src/app/StoreProvider';
import { readReport } from '../../src/features/report/readReport';
import { statesOf } from '../../src/features/report/statesOf';
import { CrashPage, FooterEnd, Notices } from '../../src/features/shell/lateParts';
import { reportedStates } from '../../src/testing/states/reported/reportedStates';
import { SERVED_REPORT_PATH } from '../../src/testing/states/statesPaths';
import { ReplayPage } from './ReplayPage';

/**
 * `/__states?report`: the report that `npm run replay` was given, or, with a name, one that is kept
 * in the catalogue.
 */
export async function openReport(place: HTMLElement, wanted: URLSearchParams): Promise<void> {
  const read = readReport(await textOf(wanted.get('report') ?? ''));
  if ('refusal' in read) {
    const said = document.createElement('p');
    said.role = 'alert';
    said.textContent = read.refusal;
    place.append(said);
    return;
  }
  const { report } = read;
  // Before the screens' messages, so that those of these parts load with them.
  await Promise.all([Notices, FooterEnd, CrashPage].map((part) => part.preload()));
  createRoot(place).render(
    <StoreProvider store={makeStore(browserEnvironment())}>
      <ReplayPage report={report} states={statesOf(report)} />
    </StoreProvider>,
  );
}

async function textOf(name: string): Promise<string> {
  const kept = Object.hasOwn(reportedStates, name) ? reportedStates[name] : undefined;
  if (kept) return JSON.stringify((await kept()).default);
  return (await fetch(SERVED_REPORT_PATH)).text();
}
