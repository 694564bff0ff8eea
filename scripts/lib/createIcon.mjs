import { createElement } from 'react';

/**
 * Stands in for Lucide's own function of this name in the build: the icons as they are, without
 * the library's context, absolute strokes and class names, which the shop does not use. An icon's
 * shapes are one text: elements that nothing ever changes need not be rendered and hydrated.
 */
export default function createLucideIcon({ node }) {
  let shapes;
  return function Icon({ size = 24, ...props }) {
    shapes ??= { __html: node.map(shapeText).join('') };
    return createElement('svg', {
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
      dangerouslySetInnerHTML: shapes,
    });
  };
}

/** Lucide's attributes are numbers, colours and paths, named as in SVG: nothing to escape. */
function shapeText([tag, attributes]) {
  const pairs = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}
