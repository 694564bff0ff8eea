import type { IconNode } from 'lucide';

interface IconProps {
  /** A Lucide icon. */
  readonly drawing: IconNode;
  /** Width and height in px. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * A decorative icon beside a text; screen readers skip it. `GlobalStyles` sets its stroke once for
 * all icons of a page.
 */
export function Icon({ drawing, size = 24, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden data-icon>
      {drawing.map(([Element, attributes], index) => (
        <Element key={index} {...attributes} />
      ))}
    </svg>
  );
}
