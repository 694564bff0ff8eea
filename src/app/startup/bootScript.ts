import { createHash } from 'node:crypto';

/**
 * The one inline script. It keeps the shop's scripts out of the hero picture's way: they start
 * when the picture is painted (or, without one, the page is), or as soon as the visitor touches
 * the page; in the app shell, which shows nothing without them, at once. The manifest, which
 * brings icons along, waits with them. What the visitor does is kept until the page listens, in
 * its order: clicks on buttons and submitted forms, which go no further meanwhile, as parts of the
 * page listen sooner; what fields were last given; links that open beside the page.
 * `src/app/startup/eventReplay.ts` repeats it. Other links work by themselves, and so do forms that lead
 * somewhere, unless they are blank. Pictures that fail, at any time, are marked, for
 * `GlobalStyles` to hide the browser's broken icon. A script that fails is taken away, so that who
 * needs it asks for it again and is told.
 */
export const bootScript = `(function () {
  var doc = document, win = window, begun = false, kept = [], moment = { passive: true, capture: true };
  var list = JSON.parse(doc.getElementById('scripts').textContent);
  var hero = doc.querySelector('img[fetchpriority="high"]');
  function begin() {
    if (begun) return;
    begun = true;
    var manifest = doc.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = '/manifest.webmanifest';
    doc.head.appendChild(manifest);
    list.forEach(function (src) {
      var script = doc.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = function () { script.remove(); };
      doc.head.appendChild(script);
    });
  }
  function keep(event) {
    var type = event.type, target = event.target;
    if (type === 'input') {
      kept = kept.filter(function (one) { return one[0] !== type || one[1] !== target; });
      kept.push([type, target, /radio|checkbox/.test(target.type) ? target.checked : target.value]);
      return;
    }
    if (type === 'click') {
      if (event.button || !target.closest) return;
      target = target.closest('a[href], button');
      if (!target || target.type === 'submit' && target.form) return;
      if (target.href) {
        if (target.target === '_blank') kept.push(['visit', target]);
        return;
      }
    } else if (target.hasAttribute('action') && [].some.call(target.elements, function (field) { return field.value.trim(); })) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push([type, target]);
    begin();
  }
  function mark(event) {
    if (event.target.tagName === 'IMG') event.target.toggleAttribute('data-broken', event.type === 'error');
  }
  doc.addEventListener('error', mark, true);
  doc.addEventListener('load', mark, true);
  var types = ['click', 'submit', 'input'];
  types.forEach(function (type) { doc.addEventListener(type, keep, true); });
  win.earlyEvents = function () {
    types.forEach(function (type) { doc.removeEventListener(type, keep, true); });
    return kept;
  };
  ['pointerdown', 'keydown', 'focusin'].forEach(function (type) {
    doc.addEventListener(type, begin, moment);
  });
  function afterFrame() {
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(begin); }); });
  }
  function beginPainted() {
    try {
      new PerformanceObserver(function (list, observer) {
        if (!list.getEntriesByName('first-contentful-paint').length) return;
        observer.disconnect();
        if (hero && hero.decode) hero.decode().then(afterFrame, afterFrame);
        else afterFrame();
      }).observe({ type: 'paint', buffered: true });
    } catch (error) {
      afterFrame();
    }
  }
  win.addEventListener('load', beginPainted);
  setTimeout(begin, 4000);
  if (!doc.getElementById('root').firstChild) begin();
  else if (!hero || hero.complete) beginPainted();
  else {
    hero.addEventListener('load', beginPainted);
    hero.addEventListener('error', beginPainted);
  }
})();`
  .replace(/\n\s*/g, ' ')
  .trim();

/** Source expression of the script for the policy. */
export const bootScriptHash = sourceHash(bootScript);

/** A CSP source expression for one inline text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
