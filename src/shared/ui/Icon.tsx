import type { IconNode } from 'lucide';

interface IconProps {
  /** One of Lucide's drawings. */
  readonly drawing: IconNode;
  readonly className?: string;
}

/**
 * A drawing beside a text that says the same: screen readers skip it. Its size and stroke are in
 * `GlobalStyles`, once for the dozens of a page.
 */
export function Icon({ drawing, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden data-icon>
      {drawing.map(([Element, attributes], index) => (
        <Element key={index} {...attributes} />
      ))}
    </svg>
  );
}
