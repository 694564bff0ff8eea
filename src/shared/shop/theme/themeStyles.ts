import type { ColorValue, GradientValue } from './themeSchema';

/** A colour as CSS writes it. */
export function colorCss({ components, alpha = 1 }: ColorValue): string {
  const channels = components.map((part) => (part === 'none' ? 0 : Math.round(part * 255)));
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${String(alpha)})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** @param direction an angle or `to right` */
export function gradientCss(direction: string, gradient: GradientValue): string {
  const stops = gradient.map(
    ({ color, position }) => `${colorCss(color)} ${String(position * 100)}%`,
  );
  return `linear-gradient(${[direction, ...stops].join(', ')})`;
}
