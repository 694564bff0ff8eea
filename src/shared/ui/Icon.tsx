import type { IconNode } from 'lucide';

interface IconProps {
  /** A Lucide icon. */
  readonly drawing: IconNode;
  readonly className?: string;
}

/**
 * A decorative icon beside a text; screen readers skip it. `GlobalStyles` sets its size and stroke once for
 * all icons of a page.
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
