/**
 * What a new shop's LICENSES.md says.
 * @param builtIn that of the built-in shop, from which pictures and fonts come
 */
export function licenseNotes(
  name: string,
  builtIn: string,
  logo: string,
  isOwnLogo: boolean,
): string {
  const works = builtIn.slice(builtIn.indexOf('The files contain the following work of others:'));
  const ownLogo = isOwnLogo
    ? `\`${logo}\` is yours: say here whose work it is.`
    : `\`${logo}\` is a letter of the heading font, drawn by \`npm run shop -- new\`.`;
  return `# Sources and licences of ${name}’s pictures and fonts

The pictures and fonts are those of the storefront's built-in shop, Dushi Market, and under the storefront's licence (MIT); \`share.jpg\` was made of \`about.webp\`. ${ownLogo} ${works.replaceAll('share.png', 'share.jpg')}`;
}
