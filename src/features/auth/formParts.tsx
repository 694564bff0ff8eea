import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CircleAlert, Info } from 'lucide';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { useAnnouncement } from '../../shared/lib/useAnnouncement';
import { useHydrated } from '../../shared/lib/useHydrated';
import { colors, media, radii, textSize } from '../../shared/theme/tokens';
import { Button, disabledLook } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { authMessages } from './authMessages';
import type { AuthFormState } from './authSlice';

/** Says why a submission was refused (spec §5); every refusal is announced. */
export function RefusalAlert({ state: { refusal, refusals } }: { state: AuthFormState }) {
  const m = useMessages(authMessages);
  if (refusal === null) return null;
  return (
    <Alert role="alert" key={refusals}>
      <Icon drawing={CircleAlert} size={20} />
      <span>{m.refusals[refusal]}</span>
    </Alert>
  );
}

/**
 * Says that the submission is under way, and afterwards that nothing has left the browser: there
 * are no accounts yet (spec §4).
 */
export function SubmissionStatus({ state: { submission } }: { state: AuthFormState }) {
  const m = useMessages(authMessages);
  const texts = { idle: null, pending: m.pleaseWait, done: m.nothingWasSent };
  useAnnouncement(texts[submission]);
  if (submission !== 'done') return null;
  return (
    <StatusPlace>
      <Note>{m.nothingWasSent}</Note>
    </StatusPlace>
  );
}

/** A quiet message with an icon. */
export function Note({ children }: { children: string }) {
  return (
    <NoteBox>
      <Icon drawing={Info} size={20} />
      <span>{children}</span>
    </NoteBox>
  );
}

/** Says that the form does nothing without scripts. */
export function ScriptsNote() {
  const m = useMessages(authMessages);
  return (
    <WithoutScripts>
      <Note>{m.needsScripts}</Note>
    </WithoutScripts>
  );
}

const WithoutScripts = styled.noscript(css`
  display: block;
  margin-bottom: 20px;
`);

interface SubmitButtonProps {
  readonly submission: AuthFormState['submission'];
  readonly isBlocked?: boolean;
  readonly label: string;
  /** The label while the form submits. */
  readonly pendingLabel: string;
}

/**
 * The form's button: disabled while the form works; afterwards it takes the focus back. Before
 * hydration it only looks disabled: it is not known yet what has been filled in, and a browser
 * fires no event for a click on a disabled button, so the click would be lost.
 */
export function SubmitButton({
  submission,
  isBlocked = false,
  label,
  pendingLabel,
}: SubmitButtonProps) {
  const isHydrated = useHydrated();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (submission === 'done' && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [submission]);
  const isPending = submission === 'pending';
  return (
    <TallButton
      ref={ref}
      type="submit"
      isWide
      disabled={isHydrated && (isPending || isBlocked)}
      aria-disabled={(!isHydrated && isBlocked) || undefined}
    >
      {isPending ? pendingLabel : label}
    </TallButton>
  );
}

/** 56 px high, as in the forms' design. */
export const TallButton = styled(Button)(css`
  min-height: 56px;
  ${textSize(17, 24)}
  &[aria-disabled='true'] {
    ${disabledLook}
  }
`);

/** The messages above the button, and the button; empty messages take no room. */
export const Submission = styled.div(css`
  & > [role='alert'] {
    margin-bottom: 16px;
  }
`);

const StatusPlace = styled.div(css`
  & > p {
    margin-bottom: 16px;
  }
`);

/**
 * Fields under each other, which the form itself checks. Before the scripts run, and without them,
 * nothing typed is sent: outside a dialog, browsers send a form of this method nowhere (HTML, form
 * submission algorithm), and the boot script keeps its submission.
 */
export const Form = styled((props: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) => (
  <form {...props} method="dialog" noValidate />
))(css`
  display: grid;
  gap: 20px;
`);

/** Two fields beside each other, from the narrowest phones on that have room. */
export const Pair = styled.div(css`
  display: grid;
  gap: 20px 12px;
  @media (min-width: 21.25em) {
    grid-template-columns: 1fr 1fr;
  }
  ${media.tablet} {
    column-gap: 16px;
  }
`);

/** A link in running text of a form. */
export const linkStyle = {
  fontWeight: 650,
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
} as const;

const Alert = styled.p(css`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 12px 14px;
  border-radius: ${radii.field};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  font-weight: 600;
`);

const NoteBox = styled.p(css`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: ${radii.field};
  background: ${colors.primaryTint};
  color: ${colors.ink};
  ${textSize(15, 22)}
  & > svg {
    margin-top: calc((1lh - 20px) / 2);
    color: ${colors.primaryDark};
  }
`);
