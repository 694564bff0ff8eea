/**
 * Whether JSON is nested deeper than `depthMax`. Only brackets are counted, as a parser may nest as
 * deep as the text does.
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
