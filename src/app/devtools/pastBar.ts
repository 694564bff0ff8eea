import type { LiftedState } from '@redux-devtools/instrument';
import { focusMain } from '../../shared/lib/focus';
import { colors, layers, radii } from '../../shared/theme/tokens';

/** `cancel` is the close gesture of a phone. */
const REFUSED = ['click', 'keydown', 'cancel'] as const;

type History = LiftedState<unknown, { readonly type: string }, unknown>;

/**
 * The bar at the bottom while DevTools shows the past, with the position and a button back to the
 * present. It is a developers' tool outside of the React tree, in English only.
 * @param onBack returns to the present
 */
export function makePastBar(onBack: () => void) {
  const { body } = document;
  const bar = document.createElement('div');
  bar.lang = 'en';
  bar.role = 'region';
  bar.ariaLabel = 'Time travel';
  bar.style.cssText = `position: fixed; inset: auto 0 0 0; z-index: ${String(layers.splash + 1)}; visibility: visible;
    display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: center; align-items: center;
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
    background: ${colors.dark}; color: ${colors.onDark}; border-top: 1px solid;`;
  bar.dataset.ground = 'dark';
  const text = document.createElement('output');
  const back = document.createElement('button');
  back.type = 'button';
  back.textContent = 'Back to the present';
  back.style.cssText = `min-height: 44px; padding: 0 16px; font: inherit; color: inherit;
    background: transparent; border: 1px solid currentColor; border-radius: ${radii.field};`;
  back.addEventListener('click', () => {
    onBack();
    focusMain({ preventScroll: true });
  });
  bar.append(text, back);

  let place = '';
  /** Presses and closings reach nothing outside the bar: a dialog would close, though its state is open. */
  const refuse = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    if (!(event.target instanceof Node) || bar.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    text.textContent = `${place}. The past is read only.`;
  };
  /** Appends the bar to the topmost modal dialog, which makes the rest of the page inert. */
  const attach = () => {
    const parent = [...body.querySelectorAll('dialog[open]')].at(-1) ?? body;
    if (bar.parentElement !== parent) parent.append(bar);
  };
  /** The screen of a state renders later, and may have other dialogs. */
  const dialogs = new MutationObserver(attach);

  return {
    /** @param history the displayed past; null for the present */
    show(history: History | null): void {
      for (const type of REFUSED) document.removeEventListener(type, refuse, true);
      dialogs.disconnect();
      if (!history) {
        bar.remove();
        return;
      }
      for (const type of REFUSED) document.addEventListener(type, refuse, true);
      text.textContent = place = placeIn(history);
      attach();
      dialogs.observe(body, { subtree: true, childList: true, attributeFilter: ['open'] });
    },
  };
}

function placeIn({ currentStateIndex, stagedActionIds, skippedActionIds, isLocked }: History) {
  const place = `${String(currentStateIndex + 1)} of ${String(stagedActionIds.length)}`;
  if (isLocked) return `Locked: ${place}`;
  return skippedActionIds.length > 0
    ? `Past: ${place}, ${String(skippedActionIds.length)} skipped`
    : `Past: ${place}`;
}
