/**
 * Whether JSON is nested deeper than `depthMax`. It counts brackets without parsing, because a parser may
 * recurse as deep as the text.
 */
export function isTooDeep(json: string, depthMax: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') {
      if (++depth > depthMax) return true;
    } else if (character === '}' || character === ']') depth--;
  }
  return false;
}
