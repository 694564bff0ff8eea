import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide';
import type { ComponentProps } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, looks, radii } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { TextField } from '../../shared/ui/TextField';
import { authMessages } from './authMessages';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  /** Names the button. */
  readonly showLabel: string;
  readonly isReadable: boolean;
  readonly onToggle: () => void;
};

/** A password field with a button that shows and hides what is typed. */
export function PasswordField({ showLabel, isReadable, onToggle, ...field }: PasswordFieldProps) {
  const m = useMessages(authMessages);
  return (
    <TextField
      {...field}
      type={isReadable ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <Toggle
          type="button"
          data-needs-scripts
          aria-pressed={isReadable}
          aria-label={showLabel}
          title={isReadable ? m.hide : m.show}
          onClick={onToggle}
        >
          <Icon drawing={isReadable ? EyeOff : Eye} size={20} />
        </Toggle>
      }
    />
  );
}

const Toggle = styled.button(css`
  ${looks.bareButton}
  position: absolute;
  top: 4px;
  right: 4px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radii.tile};
  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: ${colors.primaryDark};
  }
`);
