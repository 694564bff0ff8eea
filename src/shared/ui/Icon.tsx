import type { IconNode } from 'lucide';

interface IconProps {
  /** One of Lucide's drawings. */
  readonly drawing: IconNode;
  readonly className?: string;
}

/** A drawing beside a text that says the same: screen readers skip it. */
export function Icon({ drawing, className }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      {drawing.map(([Element, attributes], index) => (
        <Element key={index} {...attributes} />
      ))}
    </svg>
  );
}
