import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown, LayoutGrid } from 'lucide';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useMessages } from '../../shared/i18n/useMessages';
import { isComposing } from '../../shared/lib/isComposing';
import { colors, fonts, hover, looks, media, motion, radii } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { layoutMessages } from './layoutMessages';
import { menuClosed, menuOpened, selectOpenMenu } from './layoutSlice';
import { CategoryPanel, MenuBoundary } from './menus/menus';

const PANEL_ID = 'categories-panel';

/** The header's categories on wide screens: a disclosure as in the ARIA Authoring Practices. */
export function CategoryDropdown() {
  const m = useMessages(layoutMessages);
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectOpenMenu(state) === 'categories');
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    dispatch(menuClosed());
  };
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) dispatch(menuClosed());
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [dispatch, isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !isComposing(event.nativeEvent)) closeAndReturn();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Without a related target, the window lost the focus or the press was on nothing focusable.
    if (isOpen && relatedTarget && !place.current?.contains(relatedTarget)) close();
  };

  return (
    // The handlers only react to bubbling events of the button and links inside.
    <Place ref={place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        onClick={() => dispatch(isOpen ? menuClosed() : menuOpened('categories'))}
      >
        <Icon drawing={LayoutGrid} size={20} />
        <span>{m.categories}</span>
        <Icon drawing={ChevronDown} size={20} className="chevron" />
      </Toggle>
      <div id={PANEL_ID}>
        {isOpen && (
          <MenuBoundary>
            <CategoryPanel onChosen={closeAndReturn} />
          </MenuBoundary>
        )}
      </div>
    </Place>
  );
}

const Place = styled.div(css`
  ${media.belowDesktop} {
    display: none;
  }
  ${media.scriptless} {
    display: none;
  }
`);

const Toggle = styled.button(css`
  ${looks.bareButton}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 0 16px;
  white-space: nowrap;
  border-radius: ${radii.pill};
  font: 650 1rem / calc(24 / 16) ${fonts.text};
  transition: background-color ${motion.quick};
  .chevron {
    transition: rotate ${motion.gentle};
  }
  &[aria-expanded='true'] {
    background: ${colors.primaryTint};
    color: ${colors.primaryDark};
    .chevron {
      rotate: 180deg;
    }
  }
  ${hover(`background: ${colors.primaryTint}`)}
`);
