import { isWithin } from './places';

/** Opens the part of the form that has a place, and goes to its input. */
export function showPlace(place: string): void {
  const [field] = [...document.querySelectorAll<HTMLElement>('[data-place]')]
    .filter(({ dataset }) => isWithin(place, dataset.place ?? ''))
    .sort((first, second) => length(second) - length(first));
  if (!field) return;
  for (let part: HTMLElement | null = field; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  const input =
    field.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field.querySelector<HTMLElement>('input:not([type="color"]), textarea, select, button');
  field.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

const length = ({ dataset }: HTMLElement) => dataset.place?.length ?? 0;
