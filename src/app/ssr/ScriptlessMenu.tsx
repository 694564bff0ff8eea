import styled from '@emotion/styled';
import { paths } from '../../shared/config/paths';
import { colors, radii } from '../../shared/theme/tokens';
import { bikesDestination, categoryDestinations } from '../layout/destinations';

const links = [
  ...categoryDestinations,
  bikesDestination,
  { name: 'Log in', href: paths.login, isExternal: false },
  { name: 'Sign up', href: paths.signup, isExternal: false },
  { name: 'About Us', href: paths.about, isExternal: false },
  { name: 'Help Center', href: paths.help, isExternal: false },
];

/**
 * The menu of visitors whose browser runs no scripts, above the page. It is no part of the tree that
 * is hydrated: only servers render it, so it costs the first script nothing.
 */
export function ScriptlessMenu() {
  return (
    <noscript>
      <Menu aria-label="Menu">
        <details>
          <summary>Menu</summary>
          <ul>
            {links.map(({ name, href, isExternal }) => (
              <li key={href}>
                <a
                  href={href}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </Menu>
    </noscript>
  );
}

const Menu = styled.nav`
  padding-inline: 16px;
  background: ${colors.deep};
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
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    padding-bottom: 8px;
  }
  :focus-visible {
    outline-color: ${colors.sun};
  }
`;
