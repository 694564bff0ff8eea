import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { layoutMessages } from '../../features/shell/layoutMessages';
import { useDestinations } from '../../features/shell/menus/destinations';
import { paths } from '../../shared/config/paths';
import { inLanguage, linkInLanguage } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { isExternal } from '../../shared/lib/safeUrl';
import { colors, radii } from '../../shared/theme/tokens';

/** Our links besides the categories, as keys of the messages. */
const links = [
  ['login', paths.login],
  ['signup', paths.signup],
  ['aboutUs', paths.about],
  ['helpCenter', paths.help],
] as const;

/**
 * The menu above the page for browsers that run no scripts. Only the server renders it, outside the
 * hydrated tree, so it adds nothing to the first script.
 */
export function ScriptlessMenu() {
  const language = useLanguage();
  const m = useMessages(layoutMessages);
  const { bikes, categories } = useDestinations();
  return (
    <noscript>
      <Menu aria-label={m.menu}>
        <details>
          <summary>{m.menu}</summary>
          <ul>
            {[...categories, bikes].map(({ id, name, href }) => (
              <li key={id}>
                <a
                  href={linkInLanguage(language, href)}
                  {...(isExternal(href) && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {name}
                </a>
              </li>
            ))}
            {links.map(([name, path]) => (
              <li key={name}>
                <a href={inLanguage(language, path)}>{m[name]}</a>
              </li>
            ))}
          </ul>
        </details>
      </Menu>
    </noscript>
  );
}

const Menu = styled.nav(css`
  padding-inline: 16px;
  background: ${colors.dark};
  color: ${colors.white};
  summary,
  a {
    display: inline-block;
    padding: 10px 8px;
    border-radius: ${radii.field};
    color: inherit;
    font-weight: 650;
  }
  summary {
    display: list-item;
    width: fit-content;
    margin-left: 16px;
    cursor: pointer;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.375rem, 1fr));
    padding-bottom: 8px;
  }
  :focus-visible {
    outline-color: ${colors.accent};
  }
`);
