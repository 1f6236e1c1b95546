/** How much larger than usual the reader's letters are, by the browser's own setting: drawings follow it too. */
const USUAL = 16; // px
let scale = $state(1);

export const letters = (): number => scale;

/** A rem is measured by something one rem wide, so that a change of the setting is heard. */
function watch(): void {
  const measure = document.createElement('span');
  measure.setAttribute('aria-hidden', 'true');
  measure.style.cssText = 'position: absolute; width: 1rem; visibility: hidden; pointer-events: none';
  document.body.append(measure);
  new ResizeObserver(([{ contentRect }]) => (scale = contentRect.width / USUAL)).observe(measure);
}

watch();
