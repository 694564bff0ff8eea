import { createElement } from 'react';

/**
 * Stands in for Lucide's own function of this name in the build: the icons as they are, without
 * the library's context, absolute strokes and class names, which the shop does not use.
 */
export default function createLucideIcon({ node }) {
  return function Icon({ size = 24, children, ...props }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
