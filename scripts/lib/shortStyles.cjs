/**
 * Webpack loader: takes line ends, indentation and CSS comments out of template literals in files
 * with styles, where they mean nothing.
 */
module.exports = function shortStyles(source) {
  const hasStyles = source.includes('@emotion') || /[\\/]theme[\\/]/.test(this.resourcePath);
  return hasStyles ? shorten(source) : source;
};

function shorten(source) {
  let out = '';
  // What we are inside of: a template's text, or the braces of an expression in it.
  const inside = [];
  for (let at = 0; at < source.length; at++) {
    const here = source[at];
    const rest = source.slice(at, at + 2);
    if (inside.at(-1) === '`') {
      const text = /^(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/.exec(source.slice(at))[0];
      out += text
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/\s*\n\s*/g, '\n')
        .replace(/(^|[;{},])\n/g, '$1')
        .replace(/\n/g, ' ');
      at += text.length;
      if (source[at] === '`') inside.pop();
      else {
        inside.push('{');
        out += '$';
        at++;
      }
      out += source[at];
    } else if (rest === '//' || rest === '/*' || here === "'" || here === '"') {
      const [skipped] =
        /^(?:\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?)/.exec(
          source.slice(at),
        );
      out += skipped;
      at += skipped.length - 1;
    } else {
      if (here === '`') inside.push('`');
      else if (here === '{' && inside.length > 0) inside.push('{');
      else if (here === '}' && inside.length > 0) inside.pop();
      out += here;
    }
  }
  return out;
}
