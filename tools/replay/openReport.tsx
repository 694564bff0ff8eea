import { createRoot } from 'react-dom/client';
import { browserEnvironment } from '../../src/api/thunkExtra';
import { PastApp } from '../../src/app/App';
import type { RootState } from '../../src/app/rootReducer';
import { readReport, statesOf } from '../../src/features/report/readReport';
import { CrashPage, FooterEnd, Notices } from '../../src/features/shell/lateParts';
import { preloadMenus } from '../../src/features/shell/menus/menus';
import { selectLocation } from '../../src/router/locationSlice';
import { screenAt } from '../../src/router/routeTable';
import { untilUnchanged } from '../../src/shared/lib/untilUnchanged';
import { makeStyleCache } from '../../src/shared/theme/styleCache';
import { SERVED_REPORT_PATH } from '../../src/testing/states/statesPaths';
import { ReplayPage } from './ReplayPage';

/** A screen that stays the same for so many frames is complete. */
const FRAMES_OF_REST = 5;

/**
 * `/__states?report`: the report that `npm run replay` was given. With `&screen#2`, only the screen of
 * that step.
 */
export async function openReport(place: HTMLElement, wanted: URLSearchParams): Promise<void> {
  const read = readReport(await (await fetch(SERVED_REPORT_PATH)).text());
  if ('refusal' in read) {
    const said = document.createElement('p');
    said.role = 'alert';
    said.textContent = read.refusal;
    place.append(said);
    return;
  }
  if (wanted.has('screen')) {
    await showScreens(place, statesOf(read.report));
    return;
  }
  const screenHref = `${window.location.href}&screen`;
  createRoot(place).render(<ReplayPage report={read.report} screenHref={screenHref} />);
}

/** Shows the screen of the step in the hash, and marks the document once it no longer changes. */
async function showScreens(place: HTMLElement, states: readonly RootState[]): Promise<void> {
  const styles = makeStyleCache();
  // A crash is part of the recorded screen, and was logged then.
  const root = createRoot(place, { onCaughtError: ignore, onUncaughtError: ignore });
  const show = async () => {
    const step = window.location.hash.slice(1);
    const state = states[Number(step)];
    if (!state) return;
    const { language, pathname } = selectLocation(state);
    // Before the screen's messages, so that those of these parts load with them.
    await Promise.all([Notices, FooterEnd, CrashPage].map((part) => part.preload()));
    await Promise.all([screenAt(pathname).preload(language), preloadMenus()]);
    root.render(
      <PastApp key={step} environment={browserEnvironment()} state={state} styles={styles} />,
    );
    await untilUnchanged(place, FRAMES_OF_REST);
    document.documentElement.dataset.step = step;
  };
  window.addEventListener('hashchange', () => void show());
  await show();
}

const ignore = () => undefined;
