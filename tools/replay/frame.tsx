import { createRoot } from 'react-dom/client';
import { browserEnvironment } from '../../src/api/thunkExtra';
import { App } from '../../src/app/App';
import { type RootState, makeStore } from '../../src/app/store';
import { frozenStore } from '../../src/features/report/preview/frozenStore';
import { holdStill } from '../../src/features/report/preview/previewStage';
import { CrashPage, FooterEnd, Notices } from '../../src/features/shell/lateParts';
import { preloadMenus } from '../../src/features/shell/menus/menus';
import { selectLocation } from '../../src/router/locationSlice';
import { screenAt } from '../../src/router/routeTable';
import { painted } from '../../src/shared/lib/usePainted';
import { makeStyleCache } from '../../src/shared/theme/styleCache';

declare global {
  interface Window {
    /** Shows a state of the report; resolves when it is on the screen. Only in the frame. */
    showStep?: (step: number) => Promise<void>;
  }
}

/** What stays the same for so many frames is complete: parts that are `lazy` come a little later. */
const FRAMES_OF_REST = 5;

/** Lets whoever opened this page choose the step that it shows: the slider, or `--shots`. */
export async function showInFrame(states: readonly RootState[], place: HTMLElement): Promise<void> {
  const store = makeStore(browserEnvironment());
  const styles = makeStyleCache();
  // What crashes in it crashed for the visitor, too, and is shown so.
  const root = createRoot(place, { onCaughtError: () => undefined });
  holdStill(document);
  let wanted: number;
  window.showStep = async (step) => {
    const state = states[step];
    if (!state) return;
    wanted = step;
    const { language, pathname } = selectLocation(state);
    await screenAt(pathname).preload(language);
    await Promise.all([
      Notices.preload(),
      FooterEnd.preload(),
      CrashPage.preload(),
      preloadMenus(),
    ]);
    // The slider is at another step by now.
    if (wanted !== step) return;
    root.render(<App key={step} store={frozenStore(store, state)} styles={styles} />);
    await rest();
    if (wanted === step) document.documentElement.dataset.step = String(step);
  };
  await window.showStep(0);
}

async function rest(): Promise<void> {
  let last = '';
  for (let unchanged = 0; unchanged < FRAMES_OF_REST;) {
    await painted();
    const now = document.body.innerHTML;
    unchanged = now === last ? unchanged + 1 : 0;
    last = now;
  }
}
